import { isPathCompleted } from '@deepm/schema/rules/learning/progress'
import * as outline from '../../src/modules/curriculum/outline.service.ts'
import { type Baseline, type Row, recentAchievements, select, selectLearner, selectProgress } from './shared.ts'

export const personaPage: Baseline = async (visitor, variables) => {
  const { userId } = visitor
  const [[persona], progress, learner, recent] = await Promise.all([
    select(personaWithLessons, [variables['id']]),
    selectProgress(userId),
    selectLearner(visitor),
    select(recentAchievements, [userId]),
  ])
  const tally = outline.folderTally(progress, persona.id)
  const asLesson = ({ id, ...it }: Row) => {
    const [isLocked, isNew] = [outline.isLocked(progress, id), outline.isNew(progress, id)]
    const [isCompleted, waitsFor] = [progress.completed.has(id), outline.lessonWaitsFor(progress, id)]
    return { id, ...it, isCompleted, isLocked, isNew, waitsFor, __typename: 'Lesson' }
  }
  const folders = persona.folders.map(({ lessons, ...folder }: Row) => {
    const percent = outline.percentOfGroup(progress, outline.lessonsWhere(progress, { folderId: folder.id }))
    return { ...folder, progress: percent, isCompleted: percent === 100, lessons: lessons.map(asLesson), __typename: 'Folder' }
  })
  const { consent, xp, level, personaId } = learner
  const selectedPersona = personaId && { id: personaId, __typename: 'Persona' }
  const asLearner = { id: userId, consent, xp, level, selectedPersona, recentAchievements: recent, __typename: 'Learner' }
  const percents = { progress: outline.percentOfPath(progress, persona.id), isCompleted: isPathCompleted(persona.id, tally) }
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
