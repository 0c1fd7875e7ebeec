import { Box, chakra } from '@chakra-ui/react'
import { type ToolId, toolIds, toolNames } from '@deepm/schema/rules/learning/tools'
import { maxDescriptionLength, maxTitleLength } from '@deepm/schema/rules/projects/projects'
import { useId } from 'react'
import { checkRecipe } from '../../../ui/forms/check-recipe.ts'
import { TextAreaField, TextField } from '../../../ui/forms/text-field.tsx'
import { ToolEmblem } from '../cards/tool-badges.tsx'
import type { BroughtTexts } from './brought-texts.ts'
import { PersonalDataNotice } from './personal-data-notice.tsx'

export type ProjectTexts = { title: string; description: string; toolsUsed: string[] }

export const emptyProjectTexts: ProjectTexts = { title: '', description: '', toolsUsed: [] }

/** Returns the stored draft if it has the expected shape. */
export function parseProjectTexts(kept: unknown): ProjectTexts | null {
  const { title, description, toolsUsed } = (kept ?? {}) as Partial<ProjectTexts>
  if (typeof title !== 'string' || typeof description !== 'string' || !Array.isArray(toolsUsed)) return null
  return { title, description, toolsUsed: toolsUsed.filter((id) => toolIds.some((it) => it === id)) }
}

/** Adds brought texts to a draft without replacing anything. Adding them twice changes nothing. */
export function withBroughtTexts(draft: ProjectTexts, { title, description }: BroughtTexts): ProjectTexts {
  if (draft.description.includes(description)) return draft
  const joined = draft.description ? `${draft.description}\n\n${description}` : description
  return { ...draft, title: draft.title || title.slice(0, maxTitleLength), description: joined.slice(0, maxDescriptionLength) }
}

/** Error messages of the form. */
export type ProjectTextErrors = { title?: string; description?: string }

type Props = { words: ProjectTexts; problems: ProjectTextErrors; onChange(changes: Partial<ProjectTexts>): void }

/** Edits a project's title, description and tools. */
export function ProjectForm({ words, problems, onChange }: Props) {
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={maxTitleLength}
        value={words.title}
        error={problems.title}
        onChange={(event) => onChange({ title: event.target.value })}
        autoComplete="off"
      />
      <PersonalDataNotice what="title" text={words.title} />
      <TextAreaField
        label="Description"
        hint="What will it be, and who is it for? You can fill this in later."
        maxLength={maxDescriptionLength}
        value={words.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <PersonalDataNotice what="description" text={words.description} />
      <Tools chosen={words.toolsUsed} onChange={(toolsUsed) => onChange({ toolsUsed })} />
    </>
  )
}

const Check = chakra('input', checkRecipe)

function Tools({ chosen, onChange }: { chosen: string[]; onChange(tools: string[]): void }) {
  const group = useId()
  const toggle = (id: ToolId) => onChange(chosen.includes(id) ? chosen.filter((it) => it !== id) : [...chosen, id])
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="700" marginBottom="2">
        Tools
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 11rem), 1fr))">
        {toolIds.map((id) => (
          <chakra.label
            key={id}
            htmlFor={`${group}-${id}`}
            display="flex"
            alignItems="center"
            gap="2"
            minHeight="14"
            paddingX="3"
            borderWidth="3px"
            borderColor={chosen.includes(id) ? 'border.ink' : 'border.soft'}
            borderRadius="xl"
            bg={chosen.includes(id) ? 'teal.soft' : 'bg.card'}
            fontWeight="600"
            cursor="pointer"
          >
            <Check
              id={`${group}-${id}`}
              type="checkbox"
              colorPalette="teal"
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            <Box boxSize="9" flexShrink="0" aria-hidden="true">
              <ToolEmblem tool={id} />
            </Box>
            {toolNames[id]}
          </chakra.label>
        ))}
      </Box>
    </chakra.fieldset>
  )
}
