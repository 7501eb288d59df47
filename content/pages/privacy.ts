import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../schema/page';

const sections = {
  banner: plainBanner,
  text: legalText.extend({ sections: legalText.shape.sections.length(11) }),
};

/** The privacy policy: what this very site does with data, and no more. */
export const privacy = definePage('privacy', sections, {
  meta: {
    title: 'Privacy policy',
    description:
      'What this site collects, why, who receives it and for how long: two forms, {trackers}, and what stays on your own device.',
  },
  share: {
    kind: 'shapes',
    pictures: [
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-ball', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
    alt: 'A pink arch, a marigold ball and a dark pill of clay in the air',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Privacy policy' },
    title: 'Privacy policy',
    lead: 'Two forms, {trackers}. This page says what each of them collects, where it goes and how to make it stop.',
    sprites: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-cube', decorative: true },
    ],
  },
  text: {
    contents: 'On this page',
    updated: { label: 'In force since', display: '21 November 2026', date: '2026-11-21' },
    sections: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        body: [
          'This website belongs to Rivermark Digital Ltd (“Rivermark”, “we”), a software and IT services agency with offices at 42 Jamaica Street, Liverpool, England, and Sector 62, Noida, India.',
          'We decide why and how the data described here is used. In the words of the law, we are the controller under the UK General Data Protection Regulation and the Data Protection Act 2018, and the data fiduciary under India’s Digital Personal Data Protection Act 2023.',
          'The policy covers this website only. What we handle for a client inside a project is covered by the contract with that client.',
        ],
      },
      {
        id: 'what-we-collect',
        title: 'What we collect',
        body: [
          'There is no account and no login. We receive personal data in three ways.',
          [
            'You send the consultation form: your name, email address, phone number, and the subject and message if you write them.',
            'You send a job inquiry: your name, email address, phone number, the job role, your cover letter and your list of skills.',
            'You open a page: our host {records}',
          ],
          'Please keep health, religion, caste, politics, bank details and passwords out of the forms. We have no use for them there and will delete them.',
        ],
      },
      {
        id: 'why-we-use-it',
        title: 'Why we use it',
        body: [
          [
            'To answer an enquiry and prepare an offer you asked for: steps before a contract, at your request.',
            'To consider you for a job: steps before a contract, and our legitimate interest in choosing well.',
            'To keep the site up, find faults and stop abuse: our legitimate interest in a site that works.',
            '{counting}',
          ],
          'In India we rely on the data you give us voluntarily for the purpose you gave it for{consentInIndia}. We do not sell data, and no machine decides anything about you.',
        ],
      },
      {
        id: 'forms',
        title: 'Forms and the mail service',
        body: [
          'This website has no server of its own. When you press Send Message or Submit Inquiry, your browser passes the fields of that form to EmailJS, an e-mail sending service, which turns them into an e-mail to our mailbox. EmailJS acts on our instructions and keeps a record of the sending for a limited time to prove delivery and prevent misuse.',
          '{recaptcha}',
          'From then on your message is ordinary business mail. An engineer or, for a job inquiry, our hiring team in Noida reads it and replies from a person’s own address.',
          {
            links: [
              {
                label: 'Privacy at EmailJS',
                href: 'https://www.emailjs.com/legal/privacy-policy/',
              },
            ],
          },
        ],
      },
      {
        id: 'your-device',
        title: 'What stays on your device',
        body: [
          'Some things are kept by your browser and never reach us unless this list says so.',
          [
            'Your choice of light or dark theme, in local storage, until you clear it.',
            'A mark that you have seen the opening animation, in session storage, until you close the tab.',
            '{trackerKeeps}',
            '{outboxKeeps}',
          ],
          '{clearing}',
        ],
      },
      {
        id: 'meta-pixel',
        title: 'Page views and the Meta pixel',
        body: ['{pageViews}'],
      },
      {
        id: 'maps-and-other-sites',
        title: 'Maps, video and other sites',
        body: [
          'The contact page shows a map in a frame that comes from OpenStreetMap. To draw it, the servers of the OpenStreetMap Foundation receive your IP address and the part of the map you look at. No other page loads it.',
          'The testimonial video loads only once you press play. Links to LinkedIn, Instagram, Facebook and other sites are plain links: those sites learn of your visit when you follow one, and their own policies apply there.',
          {
            links: [
              {
                label: 'Privacy at OpenStreetMap',
                href: 'https://osmfoundation.org/wiki/Privacy_Policy',
              },
            ],
          },
        ],
      },
      {
        id: 'where-your-data-goes',
        title: 'Where your data goes, and for how long',
        body: [
          'Inside the agency, the people who answer enquiries and the hiring team read what you send, in Liverpool and in Noida. Outside it, data reaches {recipients}, and an authority if a law obliges us.',
          'Some of these recipients are outside the UK or India. Where the UK has not found a country’s protection adequate, we use the International Data Transfer Agreement or the UK addendum to the standard contractual clauses, and we follow the Indian government’s rules on transfers abroad.',
          [
            'Enquiries that lead to no project: 12 months after the last message.',
            'Enquiries that lead to a project: with the contract, six years after it ends.',
            'Job inquiries: six months after the position is filled, or longer if you ask us to.',
            'Host records: 30 days, unless one is needed to look into an attack.',
          ],
          'Everything travels encrypted. Access to the mailboxes needs a second factor, and is withdrawn the day somebody leaves us.',
        ],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        body: [
          'Wherever you live, you may ask us',
          [
            'what we hold about you, and for a copy of it;',
            'to correct it, complete it or delete it;',
            'to stop using it, for a while or for good, and to object to uses that rest on our legitimate interest;',
            'to hand it to you, or to another firm, in a file a machine can read;',
            'to forget a consent you once gave. What happened before stays lawful.',
          ],
          'In India you may also name somebody to use these rights for you if you no longer can. We answer within one month and charge nothing. If our answer does not satisfy you, you can complain to the Information Commissioner’s Office in the UK or to the Data Protection Board of India.',
          {
            links: [{ label: 'Complain to the ICO', href: 'https://ico.org.uk/make-a-complaint/' }],
          },
        ],
      },
      {
        id: 'age',
        title: 'Age',
        body: [
          'The site is for people aged 13 and over. We do not knowingly collect data from anybody younger. If you believe that a child under 13 has written to us, tell us, and we will delete the message and say when it is done.',
          'If you are 13 or older but not yet an adult, ask a parent or guardian before you send a form. In India the law treats everyone under 18 as a child and requires a parent’s consent, so please let a parent write instead.',
        ],
      },
      {
        id: 'changes-and-contact',
        title: 'Changes and contact',
        body: [
          'When the site changes what it does with data, this page changes first, and the date at its top with it. Should a change matter to something you have already sent us, we will write to you.',
          'Questions, requests and complaints about privacy reach a person by email or phone.',
          {
            links: [
              { label: 'hello@rivermark.example', href: 'mailto:hello@rivermark.example' },
              { label: '+44 151 496 0142', href: 'tel:+441514960142' },
            ],
          },
        ],
      },
    ],
  },
});
