/** An email address that wraps before its @ rather than within a word. */
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
