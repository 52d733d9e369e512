import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { CONSENT_USES, type PictureConsent } from '@charity-site/api-client/entities';
import { DateField, Field } from '@charity-site/ui-kit';
import { useId } from 'react';

/** The consent that is typed; the signed sheet is a file. */
export type TypedConsent = Omit<PictureConsent, 'consentSheet'>;

interface ConsentFieldsProps {
  /** File of the picture. */
  file: string;
  value: TypedConsent;
  onChange: (changes: Partial<TypedConsent>) => void;
}

const USE_LABELS = { site: 'Website', print: 'Print', social: 'Social media' } as const;

/** Fields of the consent of the people in a picture. Without people there is one check box. */
export function ConsentFields({ file, value, onChange }: ConsentFieldsProps) {
  const { showsPeople, consentBy, consentFor, consentUntil } = value;
  const id = useId();
  return (
    <>
      <FormControlLabel
        control={
          <Checkbox
            checked={showsPeople}
            onChange={(event) => onChange({ showsPeople: event.target.checked })}
          />
        }
        label="People can be recognised"
      />
      {showsPeople && (
        <>
          <Field
            name={`consent-by-${file}`}
            label="Who agreed"
            hint="For a child, the parent or guardian."
            value={consentBy}
            onChange={(name) => onChange({ consentBy: name })}
            autoComplete="off"
          />
          <div role="group" aria-labelledby={id}>
            <Typography id={id} variant="body2" sx={{ fontWeight: 650 }}>
              Agreed to
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
              {CONSENT_USES.map((use) => (
                <FormControlLabel
                  key={use}
                  control={
                    <Checkbox
                      checked={consentFor.includes(use)}
                      onChange={({ target: { checked } }) =>
                        onChange({
                          consentFor: CONSENT_USES.filter((one) =>
                            one === use ? checked : consentFor.includes(one),
                          ),
                        })
                      }
                    />
                  }
                  label={USE_LABELS[use]}
                />
              ))}
            </Box>
          </div>
          <DateField
            name={`consent-until-${file}`}
            label="Agreed until"
            hint="Leave empty if there is no end."
            value={consentUntil}
            onChange={(day) => onChange({ consentUntil: day })}
          />
        </>
      )}
    </>
  );
}
