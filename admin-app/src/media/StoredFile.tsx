import { pictureSource } from '@charity-site/api-client';
import { Picture } from '@charity-site/ui-kit';
import { DocumentLink } from './DocumentLink';

interface StoredFileProps {
  kind: 'picture' | 'document';
  address: string;
}

/** A version's value of a field for a file: the picture, or the document by its name. */
export function StoredFile({ kind, address }: StoredFileProps) {
  if (kind === 'document') return <DocumentLink address={address} />;
  return <Picture {...pictureSource(address)} alt={address} sizes="240px" fit="contain" />;
}
