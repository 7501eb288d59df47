/** The list of a form's skills, entered one by one. */
export type Skills = {
  /** Adds what is typed, unless it is empty or in the list. */
  add: () => void;
  /** Adds each skill of a text with commas. */
  addAll: (text: string) => void;
  /** Empties the list and the field, where they still hold these skills. */
  clear: (sent: string) => void;
};

/** Adds a trimmed skill to a list, unless it is empty or in the list. */
function addSkill(skills: readonly string[], entry: string): readonly string[] {
  const skill = entry.trim();
  return skill === '' || skills.includes(skill) ? skills : [...skills, skill];
}

/** Finds an element that the form's HTML has. */
function find<Type extends Element>(root: Element, selector: string): Type {
  const element = root.querySelector<Type>(selector);
  if (element) return element;
  throw new Error(`The skills have no ${selector}.`);
}

/**
 * Turns the field that takes all skills without a script into a list with one skill an entry.
 *
 * @param root the element around field, button and list
 * @param onChange called when the list changes
 */
export function createSkills(root: HTMLElement, onChange: () => void, signal: AbortSignal): Skills {
  const entry = find<HTMLInputElement>(root, 'input');
  const button = find<HTMLButtonElement>(root, 'button');
  const list = find<HTMLUListElement>(root, 'ul');
  const sample = find<HTMLLIElement>(list, 'li');
  const status = find(root, '[role="status"]');
  let skills: readonly string[] = [];

  function createItem(skill: string): HTMLLIElement {
    const item = sample.cloneNode(true);
    if (!(item instanceof HTMLLIElement)) throw new Error('A skill is no list item.');
    item.hidden = false;
    find(item, 'span').textContent = skill;
    const remove = find<HTMLButtonElement>(item, 'button');
    remove.setAttribute('aria-label', `${list.dataset.remove} ${skill}`);
    remove.addEventListener('click', () => {
      set(skills.filter((other) => other !== skill));
      say(list.dataset.removed, skill);
      entry.focus();
    });
    return item;
  }

  /** Says what happened to a skill. */
  function say(words = '', skill = ''): void {
    status.textContent = words.replace('{skill}', () => skill);
  }

  function update(): void {
    button.disabled = entry.value.trim() === '';
    // Announced with the field: the list itself is not a control.
    if (skills.length === 0) entry.setAttribute('aria-required', 'true');
    else entry.removeAttribute('aria-required');
  }

  function set(next: readonly string[]): void {
    skills = next;
    list.hidden = skills.length === 0;
    list.replaceChildren(sample, ...skills.map(createItem));
    update();
    onChange();
  }

  function add(): void {
    if (entry.value.trim() === '') return;
    const next = addSkill(skills, entry.value);
    say(list.dataset.added, entry.value.trim());
    entry.value = '';
    set(next);
  }

  entry.required = false;
  // The list is what the form sends now.
  entry.form?.addEventListener(
    'formdata',
    ({ formData }) => formData.set(entry.name, skills.join(', ')),
    { signal },
  );
  update();
  entry.addEventListener('input', update, { signal });
  entry.addEventListener(
    'keydown',
    (event) => {
      // Enter adds the skill. It must not send the form.
      if (event.key !== 'Enter') return;
      event.preventDefault();
      // Enter may also confirm a word of an input method. Safari has ended it by then, and says 229.
      if (!event.isComposing && event.keyCode !== 229) add();
    },
    { signal },
  );
  button.addEventListener(
    'click',
    () => {
      add();
      // The button is disabled now and loses the focus.
      entry.focus();
    },
    { signal },
  );

  return {
    add,
    addAll(text) {
      entry.value = '';
      set(text.split(', ').reduce(addSkill, skills));
    },
    clear(value) {
      if (skills.join(', ') === value) set([]);
      say();
      if (entry.value === value) entry.value = '';
      update();
    },
  };
}
