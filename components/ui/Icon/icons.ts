import type { Icon } from '@phosphor-icons/react';
import { AirplaneTiltIcon } from '@phosphor-icons/react/dist/ssr/AirplaneTilt';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
import { BehanceLogoIcon } from '@phosphor-icons/react/dist/ssr/BehanceLogo';
import { BriefcaseIcon } from '@phosphor-icons/react/dist/ssr/Briefcase';
import { BrowserIcon } from '@phosphor-icons/react/dist/ssr/Browser';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/ssr/CircleHalf';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { CloudCheckIcon } from '@phosphor-icons/react/dist/ssr/CloudCheck';
import { CodeIcon } from '@phosphor-icons/react/dist/ssr/Code';
import { CodepenLogoIcon } from '@phosphor-icons/react/dist/ssr/CodepenLogo';
import { CompassIcon } from '@phosphor-icons/react/dist/ssr/Compass';
import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { CursorClickIcon } from '@phosphor-icons/react/dist/ssr/CursorClick';
import { DatabaseIcon } from '@phosphor-icons/react/dist/ssr/Database';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { DevToLogoIcon } from '@phosphor-icons/react/dist/ssr/DevToLogo';
import { DiscordLogoIcon } from '@phosphor-icons/react/dist/ssr/DiscordLogo';
import { DribbbleLogoIcon } from '@phosphor-icons/react/dist/ssr/DribbbleLogo';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { FediverseLogoIcon } from '@phosphor-icons/react/dist/ssr/FediverseLogo';
import { FigmaLogoIcon } from '@phosphor-icons/react/dist/ssr/FigmaLogo';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { GithubLogoIcon } from '@phosphor-icons/react/dist/ssr/GithubLogo';
import { GitlabLogoIcon } from '@phosphor-icons/react/dist/ssr/GitlabLogo';
import { GoodreadsLogoIcon } from '@phosphor-icons/react/dist/ssr/GoodreadsLogo';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { InfinityIcon } from '@phosphor-icons/react/dist/ssr/Infinity';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/ssr/LinkedinLogo';
import { LinktreeLogoIcon } from '@phosphor-icons/react/dist/ssr/LinktreeLogo';
import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MastodonLogoIcon } from '@phosphor-icons/react/dist/ssr/MastodonLogo';
import { MatrixLogoIcon } from '@phosphor-icons/react/dist/ssr/MatrixLogo';
import { MediumLogoIcon } from '@phosphor-icons/react/dist/ssr/MediumLogo';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { MessengerLogoIcon } from '@phosphor-icons/react/dist/ssr/MessengerLogo';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import { PatreonLogoIcon } from '@phosphor-icons/react/dist/ssr/PatreonLogo';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PenNibIcon } from '@phosphor-icons/react/dist/ssr/PenNib';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { PinterestLogoIcon } from '@phosphor-icons/react/dist/ssr/PinterestLogo';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { QuotesIcon } from '@phosphor-icons/react/dist/ssr/Quotes';
import { RedditLogoIcon } from '@phosphor-icons/react/dist/ssr/RedditLogo';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { ShoppingCartIcon } from '@phosphor-icons/react/dist/ssr/ShoppingCart';
import { SlackLogoIcon } from '@phosphor-icons/react/dist/ssr/SlackLogo';
import { SnapchatLogoIcon } from '@phosphor-icons/react/dist/ssr/SnapchatLogo';
import { SoundcloudLogoIcon } from '@phosphor-icons/react/dist/ssr/SoundcloudLogo';
import { SpotifyLogoIcon } from '@phosphor-icons/react/dist/ssr/SpotifyLogo';
import { StackOverflowLogoIcon } from '@phosphor-icons/react/dist/ssr/StackOverflowLogo';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { SuitcaseRollingIcon } from '@phosphor-icons/react/dist/ssr/SuitcaseRolling';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { TelegramLogoIcon } from '@phosphor-icons/react/dist/ssr/TelegramLogo';
import { TerminalWindowIcon } from '@phosphor-icons/react/dist/ssr/TerminalWindow';
import { ThreadsLogoIcon } from '@phosphor-icons/react/dist/ssr/ThreadsLogo';
import { TiktokLogoIcon } from '@phosphor-icons/react/dist/ssr/TiktokLogo';
import { TumblrLogoIcon } from '@phosphor-icons/react/dist/ssr/TumblrLogo';
import { TwitchLogoIcon } from '@phosphor-icons/react/dist/ssr/TwitchLogo';
import { UmbrellaIcon } from '@phosphor-icons/react/dist/ssr/Umbrella';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { WechatLogoIcon } from '@phosphor-icons/react/dist/ssr/WechatLogo';
import { WhatsappLogoIcon } from '@phosphor-icons/react/dist/ssr/WhatsappLogo';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { XLogoIcon } from '@phosphor-icons/react/dist/ssr/XLogo';
import { YoutubeLogoIcon } from '@phosphor-icons/react/dist/ssr/YoutubeLogo';
import type { SiteIcon } from '@/content/files/icon';

/** The site's icons, all of one family (Phosphor, MIT), by their meaning on the site. */
export const icons = {
  airplane: AirplaneTiltIcon,
  'arrow-left': ArrowLeftIcon,
  'arrow-right': ArrowRightIcon,
  'arrow-up': ArrowUpIcon,
  'arrow-up-right': ArrowUpRightIcon,
  bank: BankIcon,
  briefcase: BriefcaseIcon,
  browser: BrowserIcon,
  calendar: CalendarBlankIcon,
  'caret-down': CaretDownIcon,
  cart: ShoppingCartIcon,
  'chart-line': ChartLineUpIcon,
  chat: ChatCircleIcon,
  check: CheckIcon,
  clock: ClockIcon,
  close: XIcon,
  cloud: CloudCheckIcon,
  code: CodeIcon,
  compass: CompassIcon,
  cursor: CursorClickIcon,
  database: DatabaseIcon,
  'device-mobile': DeviceMobileIcon,
  factory: CubeIcon,
  'fork-knife': ForkKnifeIcon,
  'graduation-cap': GraduationCapIcon,
  house: HouseLineIcon,
  infinity: InfinityIcon,
  lightbulb: LightbulbIcon,
  mail: EnvelopeSimpleIcon,
  megaphone: MegaphoneIcon,
  menu: ListIcon,
  moon: MoonIcon,
  package: PackageIcon,
  palette: PaletteIcon,
  pause: PauseIcon,
  'pen-nib': PenNibIcon,
  phone: PhoneIcon,
  pin: MapPinIcon,
  play: PlayIcon,
  plus: PlusIcon,
  quote: QuotesIcon,
  search: MagnifyingGlassIcon,
  shield: ShieldCheckIcon,
  storefront: StorefrontIcon,
  suitcase: SuitcaseRollingIcon,
  sun: SunIcon,
  system: CircleHalfIcon,
  terminal: TerminalWindowIcon,
  umbrella: UmbrellaIcon,
  users: UsersThreeIcon,
  warning: WarningCircleIcon,
  behance: BehanceLogoIcon,
  codepen: CodepenLogoIcon,
  'dev-to': DevToLogoIcon,
  discord: DiscordLogoIcon,
  dribbble: DribbbleLogoIcon,
  facebook: FacebookLogoIcon,
  fediverse: FediverseLogoIcon,
  figma: FigmaLogoIcon,
  github: GithubLogoIcon,
  gitlab: GitlabLogoIcon,
  goodreads: GoodreadsLogoIcon,
  instagram: InstagramLogoIcon,
  linkedin: LinkedinLogoIcon,
  linktree: LinktreeLogoIcon,
  mastodon: MastodonLogoIcon,
  matrix: MatrixLogoIcon,
  medium: MediumLogoIcon,
  messenger: MessengerLogoIcon,
  patreon: PatreonLogoIcon,
  pinterest: PinterestLogoIcon,
  reddit: RedditLogoIcon,
  slack: SlackLogoIcon,
  snapchat: SnapchatLogoIcon,
  soundcloud: SoundcloudLogoIcon,
  spotify: SpotifyLogoIcon,
  'stack-overflow': StackOverflowLogoIcon,
  telegram: TelegramLogoIcon,
  threads: ThreadsLogoIcon,
  tiktok: TiktokLogoIcon,
  tumblr: TumblrLogoIcon,
  twitch: TwitchLogoIcon,
  wechat: WechatLogoIcon,
  whatsapp: WhatsappLogoIcon,
  x: XLogoIcon,
  youtube: YoutubeLogoIcon,
} satisfies Record<SiteIcon, Icon>;
