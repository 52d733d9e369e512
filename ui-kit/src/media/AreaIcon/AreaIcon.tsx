import redirects from '@mui/icons-material/AltRoute';
import organisation from '@mui/icons-material/ApartmentOutlined';
import texts from '@mui/icons-material/ArticleOutlined';
import served from '@mui/icons-material/Diversity1Outlined';
import safeguarding from '@mui/icons-material/HealthAndSafetyOutlined';
import figures from '@mui/icons-material/InsightsOutlined';
import colours from '@mui/icons-material/PaletteOutlined';
import giving from '@mui/icons-material/RedeemOutlined';
import accessibility from '@mui/icons-material/AccessibilityNewOutlined';
import account from '@mui/icons-material/AccountCircleOutlined';
import donation from '@mui/icons-material/AccountBalanceOutlined';
import caseStudies from '@mui/icons-material/AutoStoriesOutlined';
import notice from '@mui/icons-material/CampaignOutlined';
import events from '@mui/icons-material/CalendarMonthOutlined';
import contact from '@mui/icons-material/ContactPhoneOutlined';
import dashboard from '@mui/icons-material/DashboardOutlined';
import quote from '@mui/icons-material/FormatQuoteOutlined';
import comments from '@mui/icons-material/ForumOutlined';
import people from '@mui/icons-material/ManageAccountsOutlined';
import members from '@mui/icons-material/GroupsOutlined';
import trash from '@mui/icons-material/DeleteOutlined';
import partners from '@mui/icons-material/HandshakeOutlined';
import history from '@mui/icons-material/HistoryOutlined';
import messages from '@mui/icons-material/InboxOutlined';
import useCases from '@mui/icons-material/LightbulbOutlined';
import privacy from '@mui/icons-material/LockOutlined';
import updates from '@mui/icons-material/NewspaperOutlined';
import pageHeroes from '@mui/icons-material/PanoramaOutlined';
import logo from '@mui/icons-material/VerifiedOutlined';
import documents from '@mui/icons-material/PictureAsPdfOutlined';
import pictures from '@mui/icons-material/PhotoLibraryOutlined';
import languages from '@mui/icons-material/TranslateOutlined';
import settings from '@mui/icons-material/SettingsOutlined';
import pages from '@mui/icons-material/WebOutlined';
import releases from '@mui/icons-material/RocketLaunchOutlined';
import slides from '@mui/icons-material/ViewCarouselOutlined';
import projects from '@mui/icons-material/VolunteerActivismOutlined';

const icons = {
  dashboard,
  slides,
  quote,
  partners,
  updates,
  events,
  projects,
  caseStudies,
  useCases,
  members,
  pageHeroes,
  texts,
  served,
  figures,
  giving,
  organisation,
  colours,
  logo,
  pictures,
  contact,
  donation,
  notice,
  messages,
  comments,
  history,
  trash,
  people,
  redirects,
  privacy,
  safeguarding,
  accessibility,
  documents,
  languages,
  releases,
  pages,
  settings,
  account,
};

/** Names of the admin areas that have an icon. */
export type AreaName = keyof typeof icons;

/** All names, for documentation pages. */
export const AREAS = Object.keys(icons) as AreaName[];

/**
 * The icon of an admin area, for the sidebar and the dashboard. Decorative: the area's name is next
 * to it.
 */
export function AreaIcon({
  name,
}: {
  /** Name of the area. */
  name: AreaName;
}) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
