/** An e-mail address that breaks before its @ in a narrow column, rather than within a word. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@');
  return (
    <bdi>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
