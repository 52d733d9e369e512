import AltRoute from '@mui/icons-material/AltRoute';
import Apartment from '@mui/icons-material/ApartmentOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Diversity from '@mui/icons-material/Diversity1Outlined';
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import Redeem from '@mui/icons-material/RedeemOutlined';
import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AutoStories from '@mui/icons-material/AutoStoriesOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Contacts from '@mui/icons-material/ContactPhoneOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Group from '@mui/icons-material/ManageAccountsOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Lightbulb from '@mui/icons-material/LightbulbOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import Newspaper from '@mui/icons-material/NewspaperOutlined';
import Panorama from '@mui/icons-material/PanoramaOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import PictureAsPdf from '@mui/icons-material/PictureAsPdfOutlined';
import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Web from '@mui/icons-material/WebOutlined';
import RocketLaunch from '@mui/icons-material/RocketLaunchOutlined';
import ViewCarousel from '@mui/icons-material/ViewCarouselOutlined';
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined';

const icons = {
  dashboard: Dashboard,
  slides: ViewCarousel,
  quote: FormatQuote,
  partners: Handshake,
  updates: Newspaper,
  events: CalendarMonth,
  projects: VolunteerActivism,
  caseStudies: AutoStories,
  useCases: Lightbulb,
  members: Groups,
  pageHeroes: Panorama,
  texts: Article,
  served: Diversity,
  figures: Insights,
  giving: Redeem,
  organisation: Apartment,
  colours: Palette,
  logo: Verified,
  pictures: PhotoLibrary,
  contact: Contacts,
  donation: AccountBalance,
  messages: Inbox,
  comments: Forum,
  history: History,
  trash: Delete,
  people: Group,
  redirects: AltRoute,
  privacy: Lock,
  safeguarding: HealthAndSafety,
  documents: PictureAsPdf,
  languages: Translate,
  releases: RocketLaunch,
  pages: Web,
  settings: Settings,
  account: AccountCircle,
};

/** Names of the admin areas that have an icon. */
export type AreaName = keyof typeof icons;

/** All names, for the documentation pages. */
export const AREAS = Object.keys(icons) as AreaName[];

/** The icon of an admin area, for the sidebar and the dashboard. Decorative: the area's name is next to it. */
export function AreaIcon({
  name,
}: {
  /** Name of the area. */
  name: AreaName;
}) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
