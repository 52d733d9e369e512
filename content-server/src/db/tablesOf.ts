import type { CompiledQuery } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Statements whose tables are remembered; their texts are few, as values are not part of them. */
const REMEMBERED = 500;

/** A part of a query, as the query builder describes it. */
interface Node {
  kind: string;
  table?: { identifier?: { name?: string } };
}

const isNode = (value: object): value is Node => 'kind' in value && typeof value.kind === 'string';

/**
 * Adds the tables that a query reads or writes. A column's table is named by what reads it, maybe
 * with another name.
 */
const collect = (value: unknown, tables: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (value.kind === 'ReferenceNode' || value.kind === 'ValueNode') return;
    const name = value.kind === 'TableNode' ? value.table?.identifier?.name : undefined;
    if (name !== undefined) tables.add(name);
  }
  for (const part of Object.values(value)) collect(part, tables);
};

const remembered = new LRUCache<string, readonly string[], object>({
  max: REMEMBERED,
  memoMethod: (_sql, _stale, { context }) => {
    const tables = new Set<string>();
    collect(context, tables);
    return [...tables];
  },
});

/**
 * The tables of a statement, as the query builder knows them. SQL that is written by hand names its
 * tables by `sql.table`; a table in its text is missed.
 */
export const tablesOf = ({ sql, query }: Pick<CompiledQuery, 'sql' | 'query'>): readonly string[] =>
  remembered.memo(sql, { context: query });
