import Stack from '@mui/material/Stack';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CheckingSession } from '@/features/auth/CheckingSession';
import { ConsignmentsHead } from '../consignments/ConsignmentsHead';
import { AdminFrame } from './AdminFrame';
import { adminLinks } from './adminLinks';
import { Sidebar } from './Sidebar';
import { Bar } from './TopBar';

const UNFRAMED = [paths.adminPapers, paths.adminOffer(':id')];

/** The area's own address leads to the list. */
const LIST: readonly string[] = [paths.admin, paths.adminConsignments];

/**
 * What a page of the admin area shows before the server has said who asks. The document of the list has it already, so it must not
 * depend on who is signed in.
 */
export function WaitingPage() {
  const { pathname } = useLocation();
  if (UNFRAMED.some((pattern) => matchPath(pattern, pathname))) return <CheckingSession minHeight="100vh" />;
  return (
    <AdminFrame sidebar={<Sidebar links={adminLinks} />} bar={<Bar />}>
      <Stack spacing={3}>
        {LIST.includes(pathname) && <ConsignmentsHead />}
        <CheckingSession />
      </Stack>
    </AdminFrame>
  );
}
