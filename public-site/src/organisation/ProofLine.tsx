import { styled } from '@mui/material/styles';
import { PageWidth } from '@charity-site/ui-kit';
import { ProofValue } from './ProofValue';
import { proofFacts } from './proofFacts';

const Line = styled(PageWidth)({
  // Inline, because separate lines would fill half a phone screen.
  '& li': { display: 'inline', overflowWrap: 'anywhere' },
  '& li + li::before': { content: '" · "' },
  '@media print': { display: 'none' },
});

/** Footer line with the proofs of who the organisation is; renders nothing if none is stored. */
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
