import { keep } from './promises.ts'

keep('a misread word that would change a warning is never repaired silently', [
  {
    title: '亚哨酸钠 is nitrite',
    label: '配料：猪肉、水、食用盐、亚哨酸钠',
    says: [/亚硝酸钠/],
    noScore: 'doubtful_word',
    groups: ['pregnant'],
  },
  {
    title: '亚消酸钠 is nitrite',
    label: '配料：猪肉、水、食用盐、亚消酸钠',
    says: [/亚硝酸钠/],
    noScore: 'doubtful_word',
  },
  {
    title: '亚销酸钠 is nitrite',
    label: '配料：猪肉、水、食用盐、亚销酸钠',
    says: [/亚硝酸钠/],
    noScore: 'doubtful_word',
  },
  {
    title: '亞哨酸鈉 in Traditional characters is nitrite',
    label: '成分：豬肉、水、食鹽、亞哨酸鈉',
    says: [/亚硝酸钠|亞硝酸鈉/],
    noScore: 'doubtful_word',
  },
  {
    title: '亚哨酸钠 never becomes sulphite silently',
    label: '配料：猪肉、水、食用盐、亚哨酸钠',
    never: [/^(?!.*亚硝酸钠).*亚硫酸钠/],
  },
  { title: '亚硝酸钠 read well needs no question', label: '配料：猪肉、水、食用盐、亚硝酸钠', noScore: null },
  {
    title: '亚硫酸钠 read well is a sulphite',
    label: '配料：葡萄、亚硫酸钠',
    contains: ['sulphites'],
    noScore: null,
  },
  {
    title: '亚疏酸钠 names both candidates',
    label: '配料：杏干、白砂糖、亚疏酸钠',
    noScore: 'doubtful_word',
    says: [/亚硫酸钠/],
  },
  {
    title: 'sodium nitrlte is nitrite',
    label: 'Ingredients: pork, water, salt, sodium nitrlte',
    says: [/sodium nitrite/i],
    noScore: 'doubtful_word',
  },
  {
    title: 'an allergen that was misread is asked about',
    label: '配料：小麦粉、白砂糖、花牛、食用盐',
    noScore: 'doubtful_word',
  },
  {
    title: 'a misread aspartame is asked about and warned of',
    label: '配料：水、柠檬酸、阿斯巴硒',
    noScore: 'doubtful_word',
    avoid: ['pku'],
  },
  {
    title: 'a misread name without a warning is repaired as before',
    label: '配料：小麦粉、白砂糖、柠檬馥、食用盐',
    noScore: null,
  },
  {
    title: 'a misread salt is repaired as before',
    label: '配料：小麦粉、白砂糖、食用益、酵母',
    noScore: null,
  },
])

keep('a garbled list gets no number', [
  {
    title: 'half of the names unknown',
    label: '配料：水、大旦、酉小麦、艮用卤、口砂唐、谷氦酸内、苯田酸',
    noScore: 'low_confidence',
  },
  {
    title: 'soy sauce as a poor reading gives it',
    label: '配料:水非转基大豆小麦食用盐谷氨酸钠白砂糖苯甲酸钠5一呈味核苷酸二钠三氯蔗',
    noScore: 'no_list',
  },
  {
    title: 'an English list without its separators',
    label: 'Ingredients: wheatfloursugarpalmoilglucosesyrupsaltsoyalecithinflavouring',
    noScore: 'no_list',
  },
  {
    title: 'noise between the names',
    label: '配料：小麦粉、卜囗乛、白砂糖、丨丶亅、巜灬、彡廴、食用盐',
    noScore: 'low_confidence',
  },
  {
    title: 'a list that ends in an open bracket is not whole',
    label: '配料：小麦粉、白砂糖、食品添加剂（碳酸氢钠、柠檬',
    noScore: 'partial_reading',
  },
  {
    title: 'a list that ends in a separator is not whole',
    label: '配料：小麦粉、白砂糖、植物油、',
    noScore: 'partial_reading',
  },
  { title: 'a whole list is scored', label: '配料：小麦粉、白砂糖、植物油、食用盐', noScore: null },
  { title: 'nothing on the photo but noise', label: '卜囗乛丨丶亅', noScore: 'no_list' },
])

keep('all of the list is read', [
  {
    title: 'a second field of additives behind the storage',
    label:
      '配料：小麦粉、白砂糖、植物油\n保质期：12个月\n储存条件：常温\n食品添加剂：碳酸氢钠、柠檬黄、山梨酸钾',
    lists: ['柠檬黄', '山梨酸钾'],
    never: [/没有食品添加剂|No additives|未见食品添加剂/],
  },
  {
    title: 'names behind a claim',
    label: 'Ingredients: sugar, gluten free oats, salt, milk',
    lists: ['salt', 'milk'],
  },
])

keep('a list of names that are only guessed gets no score', [
  {
    title: 'invented names that end like food',
    label: '配料：乌拉粉、咕噜酱、哇哈粒、小麦粉、嘟嘟糖',
    noScore: 'low_confidence',
  },
  {
    title: 'one unusual name among known ones keeps it',
    label: '配料：小麦粉、白砂糖、食用盐、乌拉粉',
    noScore: null,
  },
])
