import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { GraphQLError, type GraphQLFieldResolver } from 'graphql'
import { ExpectedError } from '../core/errors.ts'
import type { Context } from '../platform/context.ts'
import { refuseErasedAccount } from './erased-account.ts'
import { refusalCode } from './mask.ts'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      noteRefusals: NoteRefusalsPlugin<Types>
    }
  }
}

const rootKinds = ['Query', 'Mutation']

/**
 * Records the expected errors of root fields before they become members of a result union, where a response with status 200 hides them. In
 * the builder's list it comes after the errors plugin, which wraps it, and before the scopes.
 */
class NoteRefusalsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (!rootKinds.includes(parentType)) return resolve
    return async (...asked) => {
      try {
        return await resolve(...asked)
      } catch (error) {
        const context = asked[2] as unknown as Context
        const isExpected = error instanceof ExpectedError || error instanceof GraphQLError
        const refusal = isExpected ? error : await refuseErasedAccount(error, asked[1], context)
        if (refusal instanceof ExpectedError) context.refusals.set(refusal, refusal.logCode ?? refusal.code)
        throw refusal
      }
    }
  }
}

/** Records the errors of a response that are refusals. One that a root field recorded already is counted once. */
export function noteRefusals(refusals: Context['refusals'], errors: readonly { originalError?: unknown }[] = []): void {
  for (const error of errors) {
    const code = refusalCode(error)
    if (code) refusals.set(error.originalError ?? error, code)
  }
}

export const noteRefusalsPlugin = 'noteRefusals'
SchemaBuilder.registerPlugin(noteRefusalsPlugin, NoteRefusalsPlugin)
