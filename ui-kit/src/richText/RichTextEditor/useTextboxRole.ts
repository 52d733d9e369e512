import { useEffect, type RefObject } from 'react';
import type { FieldParts } from '../../fields/FieldFrame/FieldFrame';
import type { Quill } from './editorQuill';

/** Accessible properties of the editor. */
export interface TextboxAttributes extends Omit<FieldParts, 'id'> {
  required: boolean;
}

/** Sets role and ARIA attributes of a text box on Quill's element. */
export function useTextboxRole(
  editor: RefObject<Quill | null>,
  { labelId, describedBy, invalid, required }: TextboxAttributes,
) {
  useEffect(() => {
    const root = editor.current?.root;
    if (!root) return;
    const attributes = {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-required': required && 'true',
      'aria-invalid': invalid && 'true',
      'aria-describedby': describedBy,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) root.setAttribute(name, value);
      else root.removeAttribute(name);
    }
  }, [editor, labelId, describedBy, invalid, required]);
}
