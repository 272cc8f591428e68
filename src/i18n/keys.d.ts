import type agreement from './locales/zh-Hans/agreement.json'
import type app from './locales/zh-Hans/app.json'
import type chat from './locales/zh-Hans/chat.json'
import type consent from './locales/zh-Hans/consent.json'
import type demo from './locales/zh-Hans/demo.json'
import type feedback from './locales/zh-Hans/feedback.json'
import type history from './locales/zh-Hans/history.json'
import type home from './locales/zh-Hans/home.json'
import type knowledge from './locales/zh-Hans/knowledge.json'
import type method from './locales/zh-Hans/method.json'
import type nutrition from './locales/zh-Hans/nutrition.json'
import type panel from './locales/zh-Hans/panel.json'
import type problems from './locales/zh-Hans/problems.json'
import type profile from './locales/zh-Hans/profile.json'
import type pull from './locales/zh-Hans/pull.json'
import type ranking from './locales/zh-Hans/ranking.json'
import type report from './locales/zh-Hans/report.json'
import type scan from './locales/zh-Hans/scan.json'
import type session from './locales/zh-Hans/session.json'
import type settings from './locales/zh-Hans/settings.json'
import type share from './locales/zh-Hans/share.json'

// A key that does not exist is a compile error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: {
      agreement: typeof agreement
      app: typeof app
      chat: typeof chat
      consent: typeof consent
      demo: typeof demo
      feedback: typeof feedback
      history: typeof history
      home: typeof home
      knowledge: typeof knowledge
      method: typeof method
      nutrition: typeof nutrition
      panel: typeof panel
      problems: typeof problems
      profile: typeof profile
      pull: typeof pull
      ranking: typeof ranking
      report: typeof report
      scan: typeof scan
      session: typeof session
      settings: typeof settings
      share: typeof share
    }
  }
}
