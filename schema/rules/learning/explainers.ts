import catalogue from './explainers.json' with { type: 'json' }

export type ExplainerId = keyof typeof catalogue

/** The short drawn videos of lessons, with captions and without sound. The file is generated when they are rendered. */
export const explainers: Readonly<Record<ExplainerId, { title: string; seconds: number }>> = catalogue

export function isExplainerId(id: string): id is ExplainerId {
  return Object.hasOwn(explainers, id)
}
