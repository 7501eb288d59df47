import { parse } from '@babel/parser';
import type { CallExpression, Node, Statement } from '@babel/types';

/** The functions that check copy. Their last argument is the copy. */
const CHECKS = ['define', 'definePage'];

/** The schemas of a page's sections, which stand above its copy. */
const SCHEMAS = ['schema', 'sections'];

const isCheck = ({ callee }: CallExpression) =>
  callee.type === 'Identifier' && CHECKS.includes(callee.name);

/** The parts of an expression that are more than literals. */
function computed(node: Node | null): Node[] {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
      return [];
    case 'TSAsExpression':
      return computed(node.expression);
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'NumericLiteral' ? [] : [node];
    case 'ArrayExpression':
      return node.elements.flatMap(computed);
    case 'ObjectExpression':
      return node.properties.flatMap((property) =>
        property.type === 'ObjectProperty' && !property.computed && !property.shorthand
          ? computed(property.value)
          : [property],
      );
    case 'CallExpression':
      return isCheck(node) ? computed(node.arguments.at(-1) ?? null) : [node];
    default:
      return node ? [node] : [];
  }
}

const isNamed = (id: Node, names: readonly string[]) =>
  id.type === 'Identifier' && names.includes(id.name);

/** The parts of a statement that are neither imports, schemas nor plain data. */
function notPlain(statement: Statement): Node[] {
  if (statement.type === 'ImportDeclaration') return [];
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [statement];
  return declaration.declarations
    .filter(({ id }) => statement.type === 'ExportNamedDeclaration' || !isNamed(id, SCHEMAS))
    .flatMap(({ init }) => computed(init ?? null));
}

/**
 * The places where a file of copy is more than imports, schemas and literals.
 *
 * @returns the file, the line and the code of each
 */
export function findComputed(path: string, text: string): string[] {
  const { program } = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  return program.body.flatMap(notPlain).map(({ loc, start, end }) => {
    const code = text.slice(start ?? 0, end ?? 0).split('\n')[0];
    return `${path}:${loc?.start.line}: ${code}`;
  });
}
