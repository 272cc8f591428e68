import { describe, expect, it } from 'vitest'
import { say } from '../labels/asking.ts'

describe('what authorities are troubled by', () => {
  it('is told without the number beside it, and with the group of IARC', () => {
    const worst = say('sausage', '最不好的配料是哪个')
    expect(worst).toMatch(/^亚硝酸钠：很高关注；EFSA：由它生成的亚硝胺有健康顾虑 \(2023\)；IARC 2A/)
    expect(worst).not.toContain('0.07')
  })
  it('is the same for people who take care', () => {
    const forHer = say('sausage', '亚硝酸钠孕妇吃了会怎样')
    expect(forHer).toMatch(/EFSA：由它生成的亚硝胺有健康顾虑/)
    expect(forHer).not.toContain('0.07')
  })
  it('is said once where what it is was asked as well', () => {
    const both = say('mooncake', '脱氢乙酸钠是什么？有没有毒？')
    expect(both.match(/不再允许用于/g) ?? []).toHaveLength(1)
  })
})
