import { type Interaction, nobody, refusal } from '../interaction.ts'
import { eachLike, exactly, integer, like, matching, number, oneOf } from '../matchers.ts'

const bilingual = { zh: like('防腐剂。'), en: like('A preservative.') }

const spice = {
  id: matching('^N[0-9]{3,4}(-[0-9])?$', 'N057'),
  nameZh: like('丁香花蕾油'),
  nameEn: like('Clove bud oil'),
  fema: like('2323'),
  type: 'natural',
}

const additive = {
  id: like('17.003'),
  nameZh: like('山梨酸及其钾盐'),
  nameEn: like('sorbic acid, potassium sorbate'),
  cns: eachLike('17.003', 0),
  ins: eachLike('200', 0),
  aliases: eachLike('山梨酸钾', 0),
  functions: eachLike('防腐剂', 0),
  tier: oneOf(2, 0, 1, 3, 4),
  summary: bilingual,
}

const use = {
  categoryNo: like('07.01'),
  categoryName: like('面包'),
  maxUse: { value: number(1), unit: oneOf('g/kg', 'g/L') },
  maxResidueMgPerKg: null,
  only: like(''),
  note: like('以山梨酸计'),
}

const pageOf = (item: unknown, size = 20) => ({
  items: eachLike(item),
  total: integer(1),
  page: exactly(1),
  size: exactly(size),
})
const emptyPage = { items: [], total: exactly(0), page: exactly(1), size: exactly(20) }
const noSuchAdditive = refusal(404, 'There is no additive none')

/** Look-ups: open to everyone. */
export const knowledgeInteractions: readonly Interaction[] = [
  {
    operation: 'listSpices',
    title: 'a request for natural flavourings by keyword',
    given: [nobody],
    request: {
      method: 'GET',
      path: '/api/spices',
      query: { keyword: '丁香', type: 'natural', page: '1', size: '20' },
    },
    response: { status: 200, json: pageOf(spice) },
    call: api => api.listSpices({ keyword: '丁香', type: 'natural', page: 1, size: 20 }),
  },
  {
    operation: 'listSpices',
    title: 'a request for flavourings that match nothing',
    given: [{ name: 'nothing matches the keyword' }],
    request: { method: 'GET', path: '/api/spices', query: { keyword: 'qqqqqqqq' } },
    response: { status: 200, json: emptyPage },
    call: api => api.listSpices({ keyword: 'qqqqqqqq' }),
  },
  {
    operation: 'listAdditives',
    title: 'a request for additives by E number',
    given: [nobody],
    request: { method: 'GET', path: '/api/additives', query: { keyword: 'E202', page: '1', size: '20' } },
    response: { status: 200, json: pageOf(additive) },
    call: api => api.listAdditives({ keyword: 'E202', page: 1, size: 20 }),
  },
  {
    operation: 'listAdditives',
    title: 'a request for the second page of all additives',
    given: [nobody],
    request: { method: 'GET', path: '/api/additives', query: { page: '2' } },
    response: {
      status: 200,
      json: { items: eachLike(additive), total: integer(290), page: exactly(2), size: exactly(20) },
    },
    call: api => api.listAdditives({ page: 2 }),
  },
  {
    operation: 'listAdditives',
    title: 'a request for additives that match nothing',
    given: [{ name: 'nothing matches the keyword' }],
    request: { method: 'GET', path: '/api/additives', query: { keyword: 'qqqqqqqq' } },
    response: { status: 200, json: emptyPage },
    call: api => api.listAdditives({ keyword: 'qqqqqqqq' }),
  },
  {
    operation: 'getAdditive',
    title: 'a request for sorbic acid and its potassium salt',
    given: [nobody],
    request: { method: 'GET', path: '/api/additive/17.003' },
    response: {
      status: 200,
      json: {
        ...additive,
        id: '17.003',
        varieties: eachLike({
          nameZh: like('山梨酸'),
          nameEn: like('sorbic acid'),
          cns: like('17.003'),
          ins: like('200'),
        }),
        safety: {
          jecfaAdi: like('0-25 (1973)'),
          efsa: like('11 (2019)'),
          iarc: like(''),
          notes: eachLike(bilingual, 0),
          sources: eachLike('JECFA', 0),
        },
      },
    },
    call: api => api.getAdditive('17.003'),
  },
  {
    operation: 'getAdditive',
    title: 'a request for an additive nobody knows',
    given: [{ name: 'an additive nobody knows' }],
    request: { method: 'GET', path: '/api/additive/none' },
    response: noSuchAdditive,
    call: api => api.getAdditive('none'),
  },
  {
    operation: 'listAdditiveFoods',
    title: 'a request for the foods sorbic acid may be used in',
    given: [nobody],
    request: { method: 'GET', path: '/api/additive/foods/17.003', query: { page: '1', size: '20' } },
    response: { status: 200, json: pageOf(use) },
    call: api => api.listAdditiveFoods('17.003', { page: 1, size: 20 }),
  },
  {
    operation: 'listAdditiveFoods',
    title: 'a request for the foods of an additive that may be used as much as good practice needs',
    given: [nobody],
    request: { method: 'GET', path: '/api/additive/foods/12.004' },
    response: { status: 200, json: pageOf({ ...use, categoryNo: like(''), maxUse: 'GMP' }) },
    call: api => api.listAdditiveFoods('12.004', {}),
  },
  {
    operation: 'listAdditiveFoods',
    title: 'a request for the foods of an additive with a limit for its residue',
    given: [nobody],
    request: { method: 'GET', path: '/api/additive/foods/17.022' },
    response: { status: 200, json: pageOf({ ...use, maxResidueMgPerKg: number(12) }) },
    call: api => api.listAdditiveFoods('17.022', {}),
  },
  {
    operation: 'listAdditiveFoods',
    title: 'a request for the foods of an additive nobody knows',
    given: [{ name: 'an additive nobody knows' }],
    request: { method: 'GET', path: '/api/additive/foods/none' },
    response: noSuchAdditive,
    call: api => api.listAdditiveFoods('none', {}),
  },
]
