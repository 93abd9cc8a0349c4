/** What Emotion's sheet is made of: with the first rule that it counts it begins a style element. */
interface RuleSheet {
  ctr: number;
  insert(rule: string): void;
}

/**
 * Has the rules of each step of React's put into a style element of their own, behind the former. Recipes stand in a cascade
 * layer: when a sheet that has layers changes, Chromium works out the style and the letters of the whole page again, and lays it out;
 * a sheet that is added concerns only those elements that its rules match (`StyleEngine::ApplyRuleSetChanges`).
 */
export function beginSheetPerStep(sheet: RuleSheet): void {
  const insert = sheet.insert.bind(sheet);
  let isOpen = false;
  sheet.insert = (rule) => {
    if (!isOpen) {
      isOpen = true;
      sheet.ctr = 0;
      queueMicrotask(() => {
        isOpen = false;
      });
    }
    insert(rule);
  };
}
