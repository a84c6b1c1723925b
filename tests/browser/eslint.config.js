import js from '@eslint/js';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['test-results/', 'screenshots/'] },
  js.configs.recommended,
  ts.configs.strict,
  {
    rules: {
      'no-undef': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='waitForTimeout']",
          message: 'Wait for what should happen, not for time to pass.',
        },
      ],
    },
  },
);
