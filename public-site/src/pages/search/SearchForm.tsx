import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { siteConfig, t } from '@charity-site/api-client/http';
import { localizedPath, SITE_SEARCH_MAX } from '@charity-site/api-client/entities';
import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { TEXT_WIDTH } from '../../components/measure';

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: '8px 12px',
  maxWidth: TEXT_WIDTH,
  marginTop: 20,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '& label': { ...theme.typography.subtitle2, gridColumn: '1 / -1' },
  '@media (max-width: 419.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '@media print': { display: 'none' },
}));

/** The search form; works without script. */
export function SearchForm({ search }: { search: string }) {
  const id = useId();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    void navigate(text ? `/search?${new URLSearchParams({ q: text }).toString()}` : '/search');
  };
  return (
    <Row role="search" action={localizedPath(siteConfig().language, '/search')} onSubmit={onSubmit}>
      <label htmlFor={id}>{t('What are you looking for?')}</label>
      {/* The key resets the field when the search changes. */}
      <OutlinedInput
        key={search}
        id={id}
        name="q"
        type="search"
        defaultValue={search}
        inputProps={{ maxLength: SITE_SEARCH_MAX }}
      />
      <Button type="submit" variant="contained">
        {t('Search')}
      </Button>
    </Row>
  );
}
