export { createConsent } from './consent.ts'
export { ConsentGate } from './consent-gate.tsx'
