import { isPathCompleted } from '@deepm/schema/rules/learning/progress'
import { isNew as isNewLesson, lessonsWhere } from '../../src/modules/curriculum/outline.service.ts'
import * as figures from '../../src/modules/curriculum/progress-figures.policy.ts'
import { type Baseline, type Row, recentAchievements, select, selectLearner, selectProgress } from './shared.ts'

export const personaPage: Baseline = async (visitor, variables) => {
  const { userId } = visitor
  const [[persona], progress, learner, recent] = await Promise.all([
    select(personaWithLessons, [variables['id']]),
    selectProgress(userId),
    selectLearner(visitor),
    select(recentAchievements, [userId]),
  ])
  const tally = figures.folderTally(progress, persona.id)
  const asLesson = ({ id, ...it }: Row) => {
    const [isLocked, isNew] = [figures.isLocked(progress, id), isNewLesson(progress, id)]
    const [isCompleted, waitsFor] = [progress.completed.has(id), figures.missingPrerequisites(progress, id)]
    return { id, ...it, isCompleted, isLocked, isNew, waitsFor, __typename: 'Lesson' }
  }
  const folders = persona.folders.map(({ lessons, ...folder }: Row) => {
    const percent = figures.percentOfGroup(progress, lessonsWhere(progress, { folderId: folder.id }))
    return { ...folder, progress: percent, isCompleted: percent === 100, lessons: lessons.map(asLesson), __typename: 'Folder' }
  })
  const { consent, xp, level, personaId } = learner
  const selectedPersona = personaId && { id: personaId, __typename: 'Persona' }
  const asLearner = { id: userId, consent, xp, level, selectedPersona, recentAchievements: recent, __typename: 'Learner' }
  const percents = { progress: figures.percentOfPath(progress, persona.id), isCompleted: isPathCompleted(persona.id, tally) }
  const counts = { totalFolders: tally.total, completedFolders: tally.completed }
  const path = { ...persona, ...percents, ...counts, folders, __typename: 'Persona' }
  return { persona: path, viewer: { id: userId, learner: asLearner, __typename: 'User' } }
}

const personaWithLessons = `SELECT p.id, p.name, p.description, p.icon, p.skills,
  (SELECT json_agg(json_build_object('id', f.id, 'title', f.title, 'description', f.description, 'lessons',
      (SELECT json_agg(json_build_object('id', l.id, 'title', l.title, 'description', l.description, 'minutes', l.minutes)
        ORDER BY l.position, l.id) FROM "Lesson" l WHERE l."folderId" = f.id AND l."isPublished")) ORDER BY f.position, f.id)
    FROM "Folder" f WHERE f."personaId" = p.id
      AND EXISTS (SELECT 1 FROM "Lesson" l WHERE l."folderId" = f.id AND l."isPublished")) AS folders
  FROM "Persona" p WHERE p.id = $1`
