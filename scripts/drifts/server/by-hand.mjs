import { driftsOfAnswers } from './drifts-of-answers.mjs'
import { driftsOfBehaviour, driftsOfFrames } from './drifts-of-behaviour.mjs'
import { honestAnswers } from './honest-answers.mjs'
import { honestStreams } from './honest-streams.mjs'

/** Drifts of a server that were thought up by people. */
export const driftsByHand = [...driftsOfAnswers, ...driftsOfBehaviour, ...driftsOfFrames]

/** Servers that keep what the document says in their own way. */
export const honestServers = [...honestAnswers, ...honestStreams]
