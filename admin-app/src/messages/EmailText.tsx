/** An e-mail address that breaks before its @ in a narrow column, rather than within a word. */
export function EmailText({ email }: { email: string }) {
  const [mailbox, ...host] = email.split('@');
  return (
    <>
      {mailbox}
      {host.length > 0 && <wbr />}
      {host.map((part) => `@${part}`).join('')}
    </>
  );
}
