import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { sizeText } from '@charity-site/api-client/entities';
import type { DocumentFieldProps } from '@charity-site/ui-kit';
import { fileOf } from './describePicture';

/**
 * A stored document with its original file name, once that is loaded, and its size as text.
 * @param url of the document; '' for none
 */
export function useStoredDocument(url: string): DocumentFieldProps['current'] {
  const file = fileOf(url) ?? '';
  const { data } = useQuery({
    queryKey: ['pictures', 'file', file],
    queryFn: ({ signal }) => api.pictures.get(file, signal),
    enabled: file !== '',
  });
  if (!url) return null;
  return { href: url, name: data?.name ?? file, size: data && sizeText(data.bytes) };
}
