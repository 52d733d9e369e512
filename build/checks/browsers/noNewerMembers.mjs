import bcd from '@mdn/browser-compat-data/forLegacyNode';
import ts from 'typescript';
import { isInTarget } from './target.mjs';

/** Objects whose members TypeScript declares in mixins. */
const MIXED = ['Element', 'HTMLElement', 'Document', 'Window', 'Navigator', 'Request', 'Response'];

/** The object that declares a member: an interface, or a variable with static members. */
const ownerOf = (declaration) => {
  const owner = ts.findAncestor(
    declaration,
    (node) => ts.isInterfaceDeclaration(node) || ts.isVariableDeclaration(node),
  );
  return owner?.name.text.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '');
};

/** MDN's compatibility data of a member, if any. */
const compatOf = (owner, name) => {
  const { api, javascript } = bcd;
  const candidates = [owner, ...MIXED].flatMap((object) => [
    api[object],
    javascript.builtins[object],
  ]);
  for (const members of candidates) {
    const found = members?.[`${name}_static`] ?? members?.[name];
    if (found?.__compat) return found.__compat;
  }
  return undefined;
};

/**
 * ESLint rule: no members of browser or JavaScript objects that are newer than the target, such as
 * `[].toSorted` and `AbortSignal.timeout`. eslint-plugin-compat checks globals only. `a.b?.()` is
 * allowed, because it checks for support.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noNewerMembers = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { newer: '{{owner}}.{{name}} is newer than the oldest browsers (docs/browsers.md).' },
  },
  create: (context) => {
    const { program, getSymbolAtLocation } = context.sourceCode.parserServices;
    const check = (property) => {
      for (const declaration of getSymbolAtLocation(property)?.declarations ?? []) {
        if (!program.isSourceFileDefaultLibrary(declaration.getSourceFile())) continue;
        const [owner, { name }] = [ownerOf(declaration), property];
        const compat = owner && compatOf(owner, name);
        if (compat && !isInTarget(compat))
          context.report({ node: property, messageId: 'newer', data: { owner, name } });
        return;
      }
    };
    return {
      'MemberExpression[computed=false]': ({ property, parent }) => {
        if (!(parent.type === 'CallExpression' && parent.optional)) check(property);
      },
    };
  },
};
