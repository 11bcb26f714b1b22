import { messageTemplates, templateLabel, templateNames } from './message-templates.ts';

describe('the mails and SMS', () => {
  it('cover each code of the specifications once', () => {
    const codes = templateNames.flatMap((name) => messageTemplates[name].code ?? []);
    expect(codes.sort()).toEqual(['CODE27', 'CODE29', 'CODE32', 'CODE33', 'CODE34']);
  });

  it('are all received by everybody but the courtesies to partners', () => {
    const optional = templateNames.filter((name) => messageTemplates[name].topic !== undefined);
    expect(optional).toEqual(['file-validated', 'messages-waiting']);
    expect(optional.every((name) => messageTemplates[name].reader === 'partner')).toBe(true);
  });

  it('to partners each lead to the file or the establishment that they speak of, but codes, accounts and what staff writes', () => {
    const ofNone = templateNames.filter((name) => {
      const { reader, about } = messageTemplates[name];
      return reader === 'partner' && about === undefined;
    });
    expect(ofNone).toEqual(['registration-code', 'recovery-code', 'account-opening', 'staff-mail']);
  });

  it('have one name each for staff; one that is gone is called as it was kept', () => {
    const labels = templateNames.map(templateLabel);
    expect(new Set(labels).size).toBe(labels.length);
    expect(templateLabel('file-message')).toBe('Nouveau message');
    expect(templateLabel('toString')).toBe('toString');
  });
});
