import { siteConfig } from 'api-client/http';

export interface ReachUsProps {
  phone: string;
  email: string;
}

/** The charity within reach by phone and e-mail, whatever else has failed. */
export function ReachUs({ phone, email }: ReachUsProps) {
  return (
    <p>
      You can always reach {siteConfig().siteName} by phone at{' '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> or by e-mail at{' '}
      <a href={`mailto:${email}`}>{email}</a>.
    </p>
  );
}
