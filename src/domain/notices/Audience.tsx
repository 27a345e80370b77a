import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { audienceCopy as words } from '@/content/notices';
import { useNoticeAudienceQuery, type Audience as Told } from './audienceApi';

interface AudienceProps {
  consignment: number;
  /** Code of an event, the words of a status, or `arrival`. */
  about: string;
  /** What can be done about it, where somebody is told. */
  children: ReactNode;
}

const namesOf = ({ parties, followers }: Told) => {
  const names: string[] = parties.map((party) => words.party[party]);
  if (followers > 0) names.push(words.followers(followers));
  return new Intl.ListFormat('en').format(names);
};

/** Says who will hear of an update. */
export function Audience({ consignment, about, children }: AudienceProps) {
  const { currentData, error, isFetching } = useNoticeAudienceQuery({ consignment, about });
  if (!currentData)
    return (
      <Typography color="textSecondary" role="status">
        {error && !isFetching ? error.message : words.loading}
      </Typography>
    );
  if (currentData.parties.length === 0 && currentData.followers === 0)
    return <Typography color="textSecondary">{words.nobody}</Typography>;
  return (
    <div>
      <Typography>{words.will(namesOf(currentData))}</Typography>
      {children}
    </div>
  );
}
