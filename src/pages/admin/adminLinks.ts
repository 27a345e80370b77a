import ChatIcon from '@mui/icons-material/ForumOutlined';
import ConsignmentIcon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { paths } from '@/config/paths';

/** The sidebar (spec section 2). */
export const adminLinks = [
  { label: 'Consignment', to: paths.adminConsignments, Icon: ConsignmentIcon },
  { label: 'Chat', to: paths.adminChat, Icon: ChatIcon },
  { label: 'All messages', to: paths.adminMail, Icon: MailIcon },
  { label: 'Settings', to: paths.adminSettings, Icon: SettingsIcon },
] as const;
