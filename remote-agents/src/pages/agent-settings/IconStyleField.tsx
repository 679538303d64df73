import { chakra, Flex } from '@frontdesk/shared/ui/core';
import type { FieldBinding } from '@frontdesk/shared/ui/form';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import * as messages from '../../messages';

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: 0 } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5', p: '0' } });
const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '64px',
    flex: '1 1 130px',
    px: '4',
    py: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brass', bg: 'accent.subtle' },
    '& input': { accentColor: 'brass', width: '16px', height: '16px' },
  },
});
const Sample = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    ms: 'auto',
    '& svg': { width: '20px', height: '20px' },
  },
});

const STYLES = [
  { value: 'rounded', label: messages.theme.iconStyles.rounded },
  { value: 'outlined', label: messages.theme.iconStyles.outlined },
] as const;

/** Selects one of the launcher's two looks, each shown in the chosen colors. */
export function IconStyleField({
  name,
  value,
  onChange,
  colors,
}: FieldBinding & { colors: { header: string; text: string } }) {
  const legend = useId();
  return (
    <Group aria-labelledby={legend}>
      <Legend id={legend}>{messages.theme.fields.iconStyle}</Legend>
      <Flex gap="3" wrap="wrap">
        {STYLES.map((style) => {
          const isOutlined = style.value === 'outlined';
          return (
            <Choice key={style.value}>
              <input
                type="radio"
                name={name}
                value={style.value}
                checked={value === style.value}
                onChange={() => onChange(style.value)}
              />
              {style.label}
              <Sample
                aria-hidden
                style={{
                  color: isOutlined ? colors.header : colors.text,
                  background: isOutlined ? colors.text : colors.header,
                  border: `2px solid ${colors.header}`,
                  borderRadius: isOutlined ? '12px' : '50%',
                }}
              >
                <MessageCircle fill={isOutlined ? 'none' : 'currentColor'} />
              </Sample>
            </Choice>
          );
        })}
      </Flex>
    </Group>
  );
}
