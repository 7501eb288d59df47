import { legalText } from '@/components/sections/LegalText/LegalText.schema';
import { plainBanner } from '@/components/sections/PlainBanner/PlainBanner.schema';
import { definePage } from '../schema/page';

const sections = {
  banner: plainBanner,
  text: legalText.extend({ sections: legalText.shape.sections.length(10) }),
};

/** The terms and conditions of using this site. Projects have contracts of their own. */
export const terms = definePage('terms', sections, {
  meta: {
    title: 'Terms and conditions',
    description:
      'The terms of using this website: who may use it, what you may do with its content, what we promise and what we do not. Projects have their own contracts.',
  },
  share: {
    kind: 'shapes',
    pictures: [
      { name: 'sprite-torus', decorative: true },
      { name: 'sprite-cube', decorative: true },
      { name: 'sprite-arch', decorative: true },
    ],
    alt: 'A teal ring, a pale blue cube and a pink arch of clay in the air',
  },
  banner: {
    breadcrumb: { path: [{ label: 'Home', href: '/' }], current: 'Terms and conditions' },
    title: 'Terms and conditions',
    lead: 'The rules for using this website, in words we would sign ourselves. Work we do for you has a contract of its own.',
    sprites: [
      { name: 'sprite-arch', decorative: true },
      { name: 'sprite-pill', decorative: true },
    ],
  },
  text: {
    contents: 'On this page',
    updated: { label: 'In force since', display: '23 November 2026', date: '2026-11-23' },
    sections: [
      {
        id: 'agreement',
        title: 'What you agree to',
        body: [
          'These terms are an agreement between you and Rivermark Digital Ltd (“Rivermark”, “we”) about your use of this website. By using it you accept them. If you do not, please leave the site; nothing here binds you after that.',
          'They do not cover our services. A proposal, an estimate or an article on these pages is not an offer: a project begins when both sides have signed its contract, and where that contract and these terms disagree, the contract wins.',
        ],
      },
      {
        id: 'who-may-use-the-site',
        title: 'Who may use the site',
        body: [
          'You must be at least 13 years old. If you are older than that but not yet an adult where you live, use the site and its forms only with the agreement of a parent or guardian.',
          'If you write to us for a company or another person, you confirm that you may speak for them.',
        ],
      },
      {
        id: 'what-you-may-do',
        title: 'What you may do here',
        body: [
          'Read, print, quote and link to these pages as you like. In return, please do not',
          [
            'use the site for anything unlawful, or to deceive or harass anybody;',
            'try to break into it, overload it, or spread harmful code through it;',
            'send advertising or the same message again and again through its forms;',
            'copy whole pages by machine to publish them under another name;',
            'pretend to be us, or to be endorsed by us.',
          ],
          'You may test the site’s security in good faith as long as you touch nobody’s data, slow nothing down and tell us before you tell others. We will thank you and will not sue you.',
        ],
      },
      {
        id: 'our-content',
        title: 'Our content',
        body: [
          'The texts, pictures, drawings, code and the name and logo of Rivermark belong to us or to those who licensed them to us. Quoting a passage with a link to its page is welcome. Anything beyond what the law or a licence of ours allows needs our permission, in writing.',
          'Names, logos and screens of clients appear with their consent and remain theirs. Open-source software and typefaces inside the site keep their own licences.',
          {
            links: [{ label: 'Software and typefaces with their licences', href: '/licenses.txt' }],
          },
        ],
      },
      {
        id: 'what-you-send-us',
        title: 'What you send us',
        body: [
          'What you write in a form stays yours. You allow us to use it as far as answering you requires: to read it, to pass it between our two offices and to keep it as long as the privacy policy says.',
          'You confirm that what you send is true as far as you know and that you may share it. Do not send trade secrets through the forms. Ask us for a confidentiality agreement first, and you will have one within two working days.',
          'A job inquiry is not a contract of employment, and sending one obliges neither side to anything.',
        ],
      },
      {
        id: 'accuracy',
        title: 'How far you can rely on the pages',
        body: [
          'We write carefully and correct mistakes when we find them. Still, articles describe the day they were written, figures from case studies describe one client’s results, and neither is advice for your situation. Ask us, or another professional, before you act on something you read here.',
          'We may change, pause or remove any part of the site at any time.',
        ],
      },
      {
        id: 'other-services',
        title: 'Other people’s services',
        body: [
          'Parts of the site depend on others: an e-mail sending service (EmailJS) delivers the forms{otherServices}. Each has terms and policies of its own. The privacy policy says what they receive.',
          'We link to other sites because they are useful, and cannot answer for what they show or do.',
          { links: [{ label: 'Read the privacy policy', href: '/privacy-policy' }] },
        ],
      },
      {
        id: 'liability',
        title: 'What we answer for',
        body: [
          'You use the site free of charge and as it is. We do not promise that it is always up, free of faults, or that a message sent through it always arrives. If something is urgent, phone.',
          'We are fully liable where the law does not let us be less: for death or injury caused by our negligence, for fraud, and for everything else that cannot be limited. If you are a consumer, your statutory rights stay as they are.',
          'Beyond that, and as far as the law allows, we are not liable for lost profit, lost data or indirect loss that comes from using the site or from being unable to use it.',
        ],
      },
      {
        id: 'law',
        title: 'Which law applies',
        body: [
          'The law of England and Wales governs these terms, and its courts decide disputes about them. If you are a consumer living elsewhere, in India for instance, you keep the protection of your own country’s mandatory rules and may sue us in its courts.',
          'Before either of us goes to court, write to us. Most things are settled by a phone call. If a court finds one of these terms invalid, the others stand.',
        ],
      },
      {
        id: 'changes-and-contact',
        title: 'Changes and contact',
        body: [
          'We may change these terms. The version on this page on the day of your visit applies, and the date at its top says since when.',
          'Questions about them reach a person by email or phone.',
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
