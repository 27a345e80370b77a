import AuditIcon from '@mui/icons-material/HistoryOutlined';
import ChatIcon from '@mui/icons-material/ForumOutlined';
import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import ConsignmentIcon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import InquiriesIcon from '@mui/icons-material/ContactSupportOutlined';
import QuotesIcon from '@mui/icons-material/RequestQuoteOutlined';
import LanesIcon from '@mui/icons-material/RouteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SubscribersIcon from '@mui/icons-material/GroupOutlined';
import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import StaffIcon from '@mui/icons-material/BadgeOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import { paths } from '@/config/paths';
import { adminPages } from '@/content/adminPages';
import { useRole } from '@/features/auth/useSession';

/** The sidebar: the links of docs/conformance.md, section 2, then what visitors have sent, and what was changed. */
export const adminLinks = [
  { label: 'Consignment', to: paths.adminConsignments, Icon: ConsignmentIcon },
  { label: 'Chat', to: paths.adminChat, Icon: ChatIcon },
  { label: 'All messages', to: paths.adminMail, Icon: MailIcon },
  { label: 'Settings', to: paths.adminSettings, Icon: SettingsIcon },
  { label: 'Dashboard', to: paths.adminDashboard, Icon: DashboardIcon },
  { label: 'Inquiries', to: paths.adminInquiries, Icon: InquiriesIcon },
  { label: adminPages.quotes, to: paths.adminQuotes, Icon: QuotesIcon },
  { label: 'Subscribers', to: paths.adminSubscribers, Icon: SubscribersIcon },
  { label: adminPages.lanes, to: paths.adminLanes, Icon: LanesIcon },
  { label: adminPages.scan, to: paths.adminScan, Icon: ScanIcon },
  { label: 'Audit', to: paths.adminAudit, Icon: AuditIcon },
] as const;

const ownersLinks = [
  ...adminLinks,
  { label: adminPages.staff, to: paths.adminStaff, Icon: StaffIcon },
  { label: adminPages.privacy, to: paths.adminPrivacy, Icon: PrivacyIcon },
  { label: adminPages.health, to: paths.adminHealth, Icon: HealthIcon },
] as const;

export type AdminLink = (typeof ownersLinks)[number];

/** The links of the signed-in user. */
export const useAdminLinks = (): readonly AdminLink[] => (useRole() === 'owner' ? ownersLinks : adminLinks);
