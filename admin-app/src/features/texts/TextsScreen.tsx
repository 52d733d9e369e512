import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api, textReviewsQuery, type CreatedReviewLink } from '@charity-site/api-client';
import { LANGUAGES, type TextReviewer } from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Panel, VisuallyHidden } from '@charity-site/ui-kit';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { reread } from '../../shared/site/reread';
import { longDate } from '../../shared/site/time';
import { Proposals } from './Proposals';
import { ReviewLink } from './ReviewLink';

const { code, name } = LANGUAGES[1];

const verdictsOf = ({ right, better }: TextReviewer): string =>
  `${right} right, ${better} with a better text.`;

/** /admin/texts: the review of the interface's Chichewa by its speakers. */
export function TextsScreen() {
  const reviews = useQuery(textReviewsQuery(code));
  const { data, isFetching } = reviews;
  const [created, setCreated] = useState<CreatedReviewLink | null>(null);
  const { notice, busy, run } = useMutationWithLocalNotice(() => reread('texts'));
  const { links = [], reviewers = [], proposals = [] } = data ?? {};
  return (
    <Screen>
      <ScreenHeader
        heading={`${name} Texts`}
        action={
          <Button
            variant="contained"
            disabled={busy !== ''}
            onClick={() =>
              void run({
                call: async () => setCreated(await api.texts.addLink(code)),
                done: () => null,
                failed: 'The link could not be created.',
              })
            }
          >
            Create a link
          </Button>
        }
      >
        The words of menus, buttons and messages on the {name} pages. Ask people who speak {name} to
        check them: they get a link, and see each text beside its English.
      </ScreenHeader>
      <NoticeBanner notice={notice} />
      {created && <ReviewLink created={created} />}
      <LoadState query={reviews} lines={4}>
        Failed to fetch the texts.
      </LoadState>
      {data && (
        <Panel heading="Confirmed" busy={isFetching}>
          <Typography>
            {data.confirmed} of {data.total} texts are confirmed.
          </Typography>
          <PlainList>
            {reviewers.map((reviewer) => (
              <ContentRow
                key={reviewer.name}
                title={reviewer.name}
                details={verdictsOf(reviewer)}
              />
            ))}
          </PlainList>
        </Panel>
      )}
      {data && (
        <Panel heading="Better texts" busy={isFetching}>
          {proposals.length === 0 && (
            <Typography color="textSecondary">Nobody has proposed one yet.</Typography>
          )}
          <Proposals
            proposals={proposals}
            language={code}
            busy={busy}
            onDecide={({ _id, text, english }, state) =>
              void run({
                id: _id,
                call: () => api.texts.decide(code, _id, { state, text }),
                done:
                  state === 'accepted'
                    ? `Accepted. Visitors see it with the next page they open.`
                    : `Dismissed: the better text for “${english}”.`,
                failed: 'Failed to save this.',
              })
            }
          />
        </Panel>
      )}
      {links.length > 0 && (
        <Panel heading="Links" busy={isFetching}>
          <PlainList>
            {links.map((link) => (
              <ContentRow
                key={link._id}
                title={`Link of ${longDate(link.createdAt)}`}
                details={`Created by ${link.createdBy}. Works until ${longDate(link.endsAt)}.`}
              >
                <Button
                  color="error"
                  disabled={busy !== ''}
                  onClick={() =>
                    void run({
                      id: link._id,
                      call: async () => {
                        await ignoreNotFound(api.texts.endLink(code, link._id));
                        setCreated((shown) => (shown?.link._id === link._id ? null : shown));
                      },
                      done: 'The link has ended. All answers stay.',
                      failed: 'Failed to end the link.',
                    })
                  }
                >
                  End link
                  <VisuallyHidden> of {longDate(link.createdAt)}</VisuallyHidden>
                </Button>
              </ContentRow>
            ))}
          </PlainList>
        </Panel>
      )}
    </Screen>
  );
}
