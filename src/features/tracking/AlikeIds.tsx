import TextLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { trackedPath } from '@/config/paths';
import { trackingCopy } from '@/content/tracking';
import { alikeIds } from '@/domain/trackingId/alikeIds';
import { readCode } from '@/domain/trackingId/readCodes';
import { useFindAlikeQuery } from './alikeApi';

const { didYouMean, or } = trackingCopy;

/** Offers the consignments whose ids can be taken for one that nothing matches. To find them is to look them up: each counts. */
export function AlikeIds({ sought }: { sought: string }) {
  const alike = alikeIds(readCode(sought)?.id ?? '');
  const { currentData: found = [] } = useFindAlikeQuery(alike, { skip: alike.length === 0 });
  return (
    <div role="status">
      {found.length > 0 && (
        <Typography>
          {didYouMean}{' '}
          {found.map((id, place) => (
            <Fragment key={id}>
              {place > 0 && ` ${or} `}
              <TextLink component={Link} to={trackedPath(id)} translate="no">
                {id}
              </TextLink>
            </Fragment>
          ))}
          ?
        </Typography>
      )}
    </div>
  );
}
