import SchemaBuilder, {
  BasePlugin,
  completeValue,
  type PothosOutputFieldConfig,
  reduceMaybeAsync,
  type SchemaTypes,
} from '@pothos/core'
import type { GraphQLFieldResolver } from 'graphql'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      validateAfterAuth: ValidateAfterAuthPlugin<Types>
    }
  }
}

type ArgMappers = PothosOutputFieldConfig<SchemaTypes>['argMappers']

const extension = 'mappersAfterAuth'

/**
 * Pothos maps arguments, which is how the validation plugin checks them, before any plugin can refuse the field. This plugin maps them
 * after the scopes instead. In the builder's list it comes after the scopes, which wrap it, and before the validation.
 */
class ValidateAfterAuthPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (config.argMappers.length === 0) return config
    return { ...config, argMappers: [], extensions: { ...config.extensions, [extension]: config.argMappers } }
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const mappers = extensions?.[extension] as ArgMappers | undefined
    if (!mappers) return resolve
    return (parent, args, context, info) => {
      const mapped = reduceMaybeAsync(mappers, args as Record<string, unknown>, (given, map) => map(given, context, info))
      return completeValue(mapped, (valid) => resolve(parent, valid ?? {}, context, info))
    }
  }
}

export const validateAfterAuth = 'validateAfterAuth'
SchemaBuilder.registerPlugin(validateAfterAuth, ValidateAfterAuthPlugin)
