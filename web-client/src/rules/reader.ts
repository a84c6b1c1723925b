/** What reads the rules comes as one file, for the page and for the table. */
export { default as RulesDialog } from './RulesDialog.svelte';
export { default as RulesPage } from './RulesPage.svelte';
