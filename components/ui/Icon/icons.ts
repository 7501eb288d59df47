import type { Icon } from '@phosphor-icons/react';
import { AirplaneTiltIcon } from '@phosphor-icons/react/dist/ssr/AirplaneTilt';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { BankIcon } from '@phosphor-icons/react/dist/ssr/Bank';
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
import { CompassIcon } from '@phosphor-icons/react/dist/ssr/Compass';
import { CubeIcon } from '@phosphor-icons/react/dist/ssr/Cube';
import { CursorClickIcon } from '@phosphor-icons/react/dist/ssr/CursorClick';
import { DatabaseIcon } from '@phosphor-icons/react/dist/ssr/Database';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { DotsNineIcon } from '@phosphor-icons/react/dist/ssr/DotsNine';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { FacebookLogoIcon } from '@phosphor-icons/react/dist/ssr/FacebookLogo';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/ssr/GraduationCap';
import { HouseLineIcon } from '@phosphor-icons/react/dist/ssr/HouseLine';
import { InfinityIcon } from '@phosphor-icons/react/dist/ssr/Infinity';
import { InstagramLogoIcon } from '@phosphor-icons/react/dist/ssr/InstagramLogo';
import { LightbulbIcon } from '@phosphor-icons/react/dist/ssr/Lightbulb';
import { LinkedinLogoIcon } from '@phosphor-icons/react/dist/ssr/LinkedinLogo';
import { ListIcon } from '@phosphor-icons/react/dist/ssr/List';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import { PaletteIcon } from '@phosphor-icons/react/dist/ssr/Palette';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { PenNibIcon } from '@phosphor-icons/react/dist/ssr/PenNib';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { PlayIcon } from '@phosphor-icons/react/dist/ssr/Play';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { QuotesIcon } from '@phosphor-icons/react/dist/ssr/Quotes';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { ShoppingCartIcon } from '@phosphor-icons/react/dist/ssr/ShoppingCart';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { SuitcaseRollingIcon } from '@phosphor-icons/react/dist/ssr/SuitcaseRolling';
import { SunIcon } from '@phosphor-icons/react/dist/ssr/Sun';
import { TerminalWindowIcon } from '@phosphor-icons/react/dist/ssr/TerminalWindow';
import { UmbrellaIcon } from '@phosphor-icons/react/dist/ssr/Umbrella';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import type { IconName } from '@/content/schema/icon';

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
  facebook: FacebookLogoIcon,
  factory: CubeIcon,
  'fork-knife': ForkKnifeIcon,
  'graduation-cap': GraduationCapIcon,
  house: HouseLineIcon,
  infinity: InfinityIcon,
  instagram: InstagramLogoIcon,
  lightbulb: LightbulbIcon,
  linkedin: LinkedinLogoIcon,
  mail: EnvelopeSimpleIcon,
  megaphone: MegaphoneIcon,
  menu: ListIcon,
  moon: MoonIcon,
  package: PackageIcon,
  palette: PaletteIcon,
  panel: DotsNineIcon,
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
} satisfies Record<IconName, Icon>;
