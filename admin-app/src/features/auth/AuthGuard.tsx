import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { errorText, isForbidden, isUnauthorized } from '@charity-site/api-client';
import type { Administrator } from '@charity-site/api-client/entities';
import { getToken } from '@charity-site/api-client/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useSubmit } from 'react-router-dom';
import { Banner, LoadError } from '@charity-site/ui-kit';
import { administratorQuery } from '../../shared/session/administrator';

/**
 * Renders its children once the server has verified the token. An invalid token is deleted and
 * redirects to the login; while the server is unreachable, the token stays
 * (docs/product.md 7.10).
 */
export function AuthGuard({ children }: { children: (administrator: Administrator) => ReactNode }) {
  const location = useLocation();
  const submit = useSubmit();
  const verified = useQuery({ ...administratorQuery(), enabled: getToken() !== null });
  if (verified.data) return children(verified.data);
  const isUnreachable = verified.isError && !isUnauthorized(verified.error);
  if (!isUnreachable && !verified.isFetching)
    return (
      <Navigate to="/admin/login" replace state={{ from: location.pathname + location.search }} />
    );
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', p: 3 }}
    >
      {isForbidden(verified.error) ? (
        <Banner
          kind="error"
          action={{
            label: 'Logout',
            onClick: () => void submit(null, { method: 'post', action: '/admin/login' }),
          }}
        >
          {errorText(verified.error)}
        </Banner>
      ) : isUnreachable ? (
        <LoadError onRetry={() => void verified.refetch()}>The server cannot be reached.</LoadError>
      ) : (
        <Box role="status" aria-busy sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
          <CircularProgress aria-hidden />
          <Typography>Loading…</Typography>
        </Box>
      )}
    </Box>
  );
}
