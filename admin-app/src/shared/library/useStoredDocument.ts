import { useQuery } from '@tanstack/react-query';
import { api } from '@charity-site/api-client';
import { sizeText } from '@charity-site/api-client/entities';
import type { DocumentFieldProps } from '@charity-site/ui-kit';
import { fileOf } from './describePicture';

/**
 * A stored document as people know it: under the name with which it was uploaded, once that is
 * read, and with its size in words.
 * @param address of the document; '' for none
 */
export function useStoredDocument(address: string): DocumentFieldProps['current'] {
  const file = fileOf(address) ?? '';
  const { data } = useQuery({
    queryKey: ['pictures', 'file', file],
    queryFn: ({ signal }) => api.pictures.get(file, signal),
    enabled: file !== '',
  });
  if (!address) return null;
  return { href: address, name: data?.name ?? file, size: data && sizeText(data.bytes) };
}
