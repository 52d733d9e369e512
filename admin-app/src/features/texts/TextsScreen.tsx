import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api, textReviewsQuery, type CreatedPreview } from '@charity-site/api-client';
import {
  LANGUAGES,
  ownNameRules,
  validateWith,
  type TextReviewer,
} from '@charity-site/api-client/entities';
import { useState } from 'react';
import { Banner, Field, Panel, VisuallyHidden } from '@charity-site/ui-kit';
import { ContentRow } from '../../shared/layout/ContentRow';
import { LoadState } from '../../shared/layout/LoadState';
import { NewLink } from '../../shared/layout/NewLink';
import { PlainList } from '../../shared/layout/PlainList';
import { Screen } from '../../shared/layout/Screen';
import { ScreenHeader } from '../../shared/layout/ScreenHeader';
import { ignoreNotFound } from '../../shared/mutations/ignoreNotFound';
import { NoticeBanner } from '../../shared/mutations/NoticeBanner';
import { useMutationWithLocalNotice } from '../../shared/mutations/useMutationWithNotice';
import { useSubmitForm } from '../../shared/session/useSubmitForm';
import { reread } from '../../shared/site/reread';
import { longDate } from '../../shared/site/time';

const { code, name } = LANGUAGES[1];

const validate = validateWith(ownNameRules);

/** The forms of a plural are lines. */
const Words = styled('span')({ whiteSpace: 'pre-line' });

const answersOf = ({ right, better }: TextReviewer): string =>
  `${right} right, ${better} with a better text.`;

/** /admin/texts: the review of the interface's Chichewa by its speakers. */
export function TextsScreen() {
  const reviews = useQuery(textReviewsQuery(code));
  const { data, isFetching } = reviews;
  const [created, setCreated] = useState<CreatedPreview & { speaker: string }>();
  const form = useSubmitForm({
    blank: { name: '' },
    validate,
    send: async ({ name: speaker }) =>
      setCreated({ ...(await api.texts.addLink(code, speaker)), speaker }),
    failed: 'The link could not be created.',
  });
  const { notice, busy, run } = useMutationWithLocalNotice(() => reread('texts'));
  const decide = (call: () => Promise<unknown>, done: string) =>
    void run({ call, done, failed: 'Failed to save this.' });
  return (
    <Screen>
      <ScreenHeader heading={`${name} Texts`}>
        The words of menus, buttons and messages on the {name} pages. Ask people who speak {name} to
        check them: they get a link, and see each text beside its English.
      </ScreenHeader>
      <NoticeBanner notice={notice} />
      <Panel heading="Ask a speaker" onSubmit={form.submit}>
        {form.failure && <Banner kind="error">{form.failure}</Banner>}
        <Field {...form.field('name')} label="Name" required />
        <Button
          type="submit"
          variant="contained"
          disabled={form.busy}
          sx={{ justifySelf: 'start' }}
        >
          Create a link
        </Button>
      </Panel>
      {created && (
        <NewLink heading={`Link for ${created.speaker}`} path={created.path} of="link">
          Send this link to the person, for example by WhatsApp. It needs no account, works until{' '}
          {longDate(created.endsAt)}, and is not shown again.
        </NewLink>
      )}
      <LoadState query={reviews} lines={4}>
        Failed to fetch the texts.
      </LoadState>
      {data && (
        <>
          <Panel heading="Confirmed" busy={isFetching}>
            <Typography>
              {data.confirmed} of {data.total} texts are confirmed.
            </Typography>
            <PlainList>
              {data.reviewers.map((reviewer) => (
                <ContentRow
                  key={reviewer.name}
                  title={reviewer.name}
                  details={answersOf(reviewer)}
                />
              ))}
            </PlainList>
          </Panel>
          <Panel heading="Better texts" busy={isFetching}>
            {data.proposals.length === 0 && (
              <Typography color="textSecondary">Nobody has proposed one yet.</Typography>
            )}
            <PlainList>
              {data.proposals.map(({ _id, english, present, text, reviewer }) => {
                const isAccepted = present === text;
                return (
                  <ContentRow
                    key={_id}
                    title={<Words lang={code}>{text}</Words>}
                    details={
                      <>
                        {`In English: ${english} `}
                        <br />
                        {!isAccepted && (
                          <>
                            On the pages now: <Words lang={code}>{present}</Words>
                            <br />
                          </>
                        )}
                        {`From ${reviewer}.${isAccepted ? ' Accepted.' : ''}`}
                      </>
                    }
                  >
                    {!isAccepted && (
                      <Button
                        variant="outlined"
                        disabled={busy !== ''}
                        onClick={() =>
                          decide(
                            () => api.texts.accept(code, _id),
                            'Accepted. Visitors see it with the next page they open.',
                          )
                        }
                      >
                        Accept
                        <VisuallyHidden> “{text}”</VisuallyHidden>
                      </Button>
                    )}
                    <Button
                      color="error"
                      disabled={busy !== ''}
                      onClick={() =>
                        decide(
                          () => ignoreNotFound(api.texts.dismiss(code, _id)),
                          `Dismissed: the better text for “${english}”.`,
                        )
                      }
                    >
                      Dismiss
                      <VisuallyHidden> “{text}”</VisuallyHidden>
                    </Button>
                  </ContentRow>
                );
              })}
            </PlainList>
          </Panel>
        </>
      )}
    </Screen>
  );
}
