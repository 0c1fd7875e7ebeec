import { GraphQLError, GraphQLID, type GraphQLScalarType, GraphQLString } from 'graphql'

/**
 * Text and ids never hold the character U+0000: PostgreSQL keeps no such text and fails on the statement, which would look like a fault of
 * ours. GraphQL names the argument or the field of an input in its refusal. The two scalars are GraphQL's own, which the builder takes as
 * they are, so they are changed where they stand.
 */
export function refuseNul(scalars: GraphQLScalarType[] = [GraphQLString, GraphQLID]): void {
  for (const scalar of scalars) {
    const { parseValue, parseLiteral } = scalar
    scalar.parseValue = (value) => withoutNul(parseValue.call(scalar, value))
    scalar.parseLiteral = (node, variables) => withoutNul(parseLiteral.call(scalar, node, variables))
  }
}

function withoutNul<T>(value: T): T {
  if (typeof value === 'string' && value.includes('\0'))
    throw new GraphQLError('Text may not contain the character U+0000.', { extensions: { code: 'BAD_USER_INPUT' } })
  return value
}
