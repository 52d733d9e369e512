import { styled } from '@mui/material/styles';
import { PageWidth } from '@charity-site/ui-kit';
import { ProofValue } from './ProofValue';
import { proofFacts } from './proofFacts';

const Line = styled(PageWidth)({
  // One after the other as in a sentence, because lines of their own would fill half a phone.
  '& li': { display: 'inline', overflowWrap: 'anywhere' },
  '& li + li::before': { content: '" · "' },
  '@media print': { display: 'none' },
});

/** In the footer: what proves who the organisation is. Without any of it there is no line. */
export function ProofLine() {
  const facts = proofFacts();
  if (facts.length === 0) return null;
  return (
    <Line>
      <ul>
        {facts.map((fact) => (
          <li key={fact.name}>
            {!fact.saysAll && `${fact.name}: `}
            <ProofValue {...fact} />
          </li>
        ))}
      </ul>
    </Line>
  );
}
