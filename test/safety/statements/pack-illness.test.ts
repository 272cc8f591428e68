import type { Group } from '../../../src/engine/index.ts'
import { keepWarnings, saidOf } from './pack-warnings.ts'

// Whom a pack warns for an illness. X stands for the people.
interface Illness {
  group: Group
  zh: string
  en: string
  people: readonly string[]
  peopleEn: readonly string[]
  /** Words that contain theirs and mean something else. */
  others?: readonly string[]
}

const ILLNESSES: readonly Illness[] = [
  {
    group: 'ckd',
    zh: '肾病患者',
    en: 'kidney disease',
    people: ['肾病患者', '肾脏病患者', '肾功能不全者', '肾衰患者', '肾炎患者', '高血钾患者', '高钾血症患者'],
    peopleEn: ['people with kidney disease', 'people with renal failure', 'people with hyperkalaemia'],
    others: ['Not suitable for slow cookers with kidney beans.'],
  },
  {
    group: 'hypertension',
    zh: '高血压患者',
    en: 'high blood pressure',
    people: ['高血压患者', '服用降压药者'],
    peopleEn: ['people with high blood pressure', 'hypertensive people', 'people with hypertension'],
  },
  {
    group: 'diabetes',
    zh: '糖尿病患者',
    en: 'diabetes',
    people: ['糖尿病患者', '高血糖人群'],
    peopleEn: ['people with diabetes', 'diabetics', 'diabetic patients'],
  },
  {
    group: 'gout',
    zh: '痛风患者',
    en: 'gout',
    people: ['痛风患者', '高尿酸人群'],
    peopleEn: ['people with gout'],
    others: ['Not recommended for ragouts.'],
  },
  {
    group: 'g6pd',
    zh: '蚕豆病患者',
    en: 'G6PD deficiency',
    people: ['蚕豆病患者', 'G6PD缺乏者'],
    peopleEn: ['people with G6PD deficiency', 'people with favism'],
  },
]

const FINE = [
  ...['X也可食用', '适合X食用', '适宜人群：X', 'X。少食', 'X。请遵医嘱', 'X。不宜食用'],
  ...['专为X设计，请勿加热'],
]
const FINE_EN = ['Developed for X.', 'Suitable for X.', 'For X. Ask a doctor.', 'Made for X. Do not eat raw.']

keepWarnings(
  ILLNESSES.flatMap(({ group, zh, en, people, peopleEn, others = [] }) => [
    {
      groups: [group],
      level: 'avoid',
      zh: `标签写明${zh}不宜。`,
      en: `The label says: not with ${en}.`,
      heard: [
        ...saidOf(people, ['X不宜食用', 'X请勿食用', 'X禁用', 'X忌食', '不适宜人群：X', '不适合X', 'X不宜']),
        ...saidOf(peopleEn, [
          'Not suitable for X.',
          'Should not be consumed by X.',
          'X should not consume this product.',
          'Do not use if you are one of X.',
        ]),
      ],
      ignored: [...saidOf(people.slice(0, 1), FINE), ...saidOf(peopleEn.slice(0, 1), FINE_EN), ...others],
    },
    {
      groups: [group],
      level: 'caution',
      zh: `标签写明${zh}要先问医生。`,
      en: `The label says: with ${en} ask a doctor first.`,
      heard: [
        ...saidOf(people, ['X请遵医嘱', 'X食用前请咨询医生', 'X应在医师指导下食用']),
        ...saidOf(peopleEn, ['X should consult a doctor.', 'Talk to your doctor first, as should X.']),
      ],
      ignored: [...saidOf(people.slice(0, 1), FINE), ...saidOf(peopleEn.slice(0, 1), FINE_EN)],
    },
    {
      groups: [group],
      level: 'caution',
      zh: `标签提醒${zh}注意。`,
      en: `The label asks people with ${en} to take care.`,
      heard: [
        ...saidOf(people, ['X慎食', 'X慎用', 'X少吃', 'X注意摄入量', 'X不宜多食']),
        ...saidOf(peopleEn, ['X should limit their intake.', 'X should take care.']),
      ],
      ignored: [...saidOf(people.slice(0, 1), FINE), ...saidOf(peopleEn.slice(0, 1), FINE_EN)],
    },
  ]),
)
