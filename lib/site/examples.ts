/** Examples of what is right, made from schemas: those of single values are put together to examples of whole parts. */
import * as v from 'valibot';

/** What there may be within a schema, by its kind. */
type Schema = v.GenericSchema & {
  /** Of an object, by field. */
  entries?: Readonly<Record<string, Schema>>;
  /** Of a list. */
  item?: Schema;
  /** Of a record: of its names, and of its values. */
  key?: Schema | string;
  value?: Schema;
  /** Of an optional value. */
  wrapped?: Schema;
  default?: unknown;
  /** Of a choice: objects, or the values themselves. */
  options?: readonly (Schema | string)[];
  literal?: unknown;
};

/** The example that a schema has of its own. That of the outermost is the one for its place. */
export function ownExample(schema: v.GenericSchema): string | number | undefined {
  return (v.getExamples(schema) as readonly (string | number)[]).at(-1);
}

/** A value as it is written in TypeScript. */
const written = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : String(value);

const isNeeded = ({ type, default: fallback }: Schema) =>
  type !== 'optional' || fallback !== undefined;

function exampleOf(schema: Schema): string {
  const { entries, item, key, value, wrapped, options, literal } = schema;
  const own = ownExample(schema);
  if (own !== undefined) return written(own);
  if (literal !== undefined) return written(literal);
  if (wrapped) return exampleOf(wrapped);
  if (item) return `[${exampleOf(item)}]`;
  if (value && typeof key === 'object') return `{ ${ownExample(key)}: ${exampleOf(value)} }`;
  if (options) {
    const [first] = options;
    return typeof first === 'object' ? exampleOf(first) : written(first);
  }
  const fields = Object.entries(entries ?? {}).filter(([, field]) => isNeeded(field));
  return `{ ${fields.map(([name, field]) => `${name}: ${exampleOf(field)}`).join(', ')} }`;
}

/** The schema of what is below a name or a number. A choice has the field in one of its objects. */
function below(
  { entries, item, value, wrapped, options = [] }: Schema,
  key: string,
): Schema | undefined {
  if (wrapped) return below(wrapped, key);
  const chosen = options.find(
    (option): option is Schema => typeof option === 'object' && key in (option.entries ?? {}),
  );
  return entries?.[key] ?? chosen?.entries?.[key] ?? item ?? value;
}

/**
 * What would be right at a place of a value with this schema: `hours: { opens: 9, closes: 17 }`, and for an item of a list its
 * value alone. Fields that may be absent are left out.
 */
export function exampleAt(schema: v.GenericSchema, path: readonly (string | number)[]): string {
  const found = path.reduce<Schema | undefined>(
    (part, key) => part && below(part, String(key)),
    schema,
  );
  const last = path.at(-1);
  const example = exampleOf(found ?? schema);
  return typeof last === 'string' ? `${last}: ${example}` : example;
}
