const BOX = /(\bP\.? ?O\.? Box \w+,?)/i;

/** Postal address that does not break within its post-office box, if it fits on a line. */
export function PostalAddress({ address }: { address: string }) {
  return (
    <>
      {address.split(BOX).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} style={{ display: 'inline-block' }}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
