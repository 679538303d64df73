import { doneSteps, setupMarkKey } from './setup-steps';

const document = (status: number) => ({ status }) as never;
const options = { starterQuestions: [], offersPerson: false, showsSources: true, privacyUrl: '' };
const fresh = { documents: [], welcome: { templateId: null, content: '' }, chatOptions: options };
const nothing = { wasTested: false, isOnSite: false };

test('no step of a new agent is done', () => {
  expect([...doneSteps(fresh, nothing)]).toEqual([]);
});

test('all four steps are done for an agent that answers on a site', () => {
  const agent = { ...fresh, documents: [document(2)], welcome: { templateId: 1, content: '<p>Hello</p>' } };
  const done = doneSteps(agent, { wasTested: true, isOnSite: true });
  expect([...done]).toEqual(['documents', 'welcome', 'test', 'site']);
});

test('requires a ready document on our server, and any document that did not fail on another', () => {
  for (const status of [0, 1, 3]) {
    expect(doneSteps({ ...fresh, documents: [document(status)] }, nothing).has('documents')).toBe(false);
  }
  const elsewhere = { ...fresh, chatOptions: null };
  expect(doneSteps({ ...elsewhere, documents: [document(1)] }, nothing).has('documents')).toBe(true);
  expect(doneSteps({ ...elsewhere, documents: [document(3)] }, nothing).has('documents')).toBe(false);
});

test('does not count a welcome message without a visible character', () => {
  for (const content of ['<p></p>', '<p>&nbsp;</p>', '<p>\u200b</p>']) {
    expect(doneSteps({ ...fresh, welcome: { templateId: 1, content } }, nothing).has('welcome')).toBe(false);
  }
});

test('stores the steps of agents in different organizations separately', () => {
  expect(setupMarkKey('test', 'a', 1)).not.toBe(setupMarkKey('test', 'b', 1));
});
