const BOX = /(\bP\.? ?O\.? Box \w+,?)/i;

/** An address whose post-office box is on one line where it fits. */
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
