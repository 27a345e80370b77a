import ts from 'typescript';

const MESSAGE =
  'Every object literal has “constructor” and “__proto__”: use ownValue, Object.hasOwn, a Map or a switch for a text.';

/** The expression itself, without what only the compiler reads. */
const unwrapped = (node) => {
  let inner = node;
  while (
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isParenthesizedExpression(inner) ||
    ts.isNonNullExpression(inner)
  )
    inner = inner.expression;
  return inner;
};

const { Any, Unknown, String, TemplateLiteral } = ts.TypeFlags;

/**
 * Forbids to look up a text in an object literal, by an index or by `in`. A key counts as a text when its type before any
 * assertion is not a union of literals; a record as a literal when it, its type or what it was initialised with is one.
 */
export const ownProperties = {
  meta: { type: 'problem', schema: [], messages: { inherited: MESSAGE } },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const nodeOf = (node) => unwrapped(esTreeNodeToTSNodeMap.get(node));

    const isText = (type) =>
      type.isUnion()
        ? type.types.some(isText)
        : (type.flags & (Any | Unknown | String | TemplateLiteral)) !== 0;
    const symbolOf = (node) => {
      const symbol = checker.getSymbolAtLocation(node);
      return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    };
    const isLiteral = (node) => {
      if (ts.isObjectLiteralExpression(node)) return true;
      if (checker.getTypeAtLocation(node).symbol?.declarations?.some(ts.isObjectLiteralExpression))
        return true;
      const initializer = symbolOf(node)?.valueDeclaration?.initializer;
      return initializer !== undefined && ts.isObjectLiteralExpression(unwrapped(initializer));
    };
    const check = (node, key, record) => {
      if (isText(checker.getTypeAtLocation(nodeOf(key))) && isLiteral(nodeOf(record)))
        context.report({ node, messageId: 'inherited' });
    };

    return {
      'MemberExpression[computed=true]': (node) => check(node, node.property, node.object),
      "BinaryExpression[operator='in'][left.type!='PrivateIdentifier']": (node) =>
        check(node, node.left, node.right),
    };
  },
};
